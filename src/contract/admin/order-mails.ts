import type { OrderStatus } from '#contract/orders/order-status.ts'

export const ORDER_MAILS = ['placed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** All that are sent about an order: those, and what tells of a cancellation, a loss or of money. */
export type BuyerMail = OrderMail | 'notCancelled' | 'lost' | 'refunded' | 'paidBackByHand'

export const MAIL_NAMES: Record<BuyerMail, string> = {
  placed: 'Order placed',
  shipped: 'Order shipped',
  delivered: 'Order delivered',
  cancelled: 'Order cancelled',
  returned: 'Order returned',
  notCancelled: 'Too late to cancel',
  lost: 'Parcel lost or damaged',
  refunded: 'Refund sent',
  paidBackByHand: 'Refund sent another way',
}

/** In which statuses each mail tells the truth. */
const FITS: Record<OrderMail, readonly OrderStatus[]> = {
  placed: ['processing', 'shipped', 'delivered', 'returned'],
  shipped: ['shipped', 'delivered'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  returned: ['returned'],
}

export const mailFits = (mail: OrderMail, status: OrderStatus) => FITS[mail].includes(status)
