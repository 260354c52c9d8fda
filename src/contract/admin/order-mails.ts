import type { OrderStatus } from '#contract/orders/order-status.ts'

export const ORDER_MAILS = ['placed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** In which statuses each mail tells the truth. */
const FITS: Record<OrderMail, readonly OrderStatus[]> = {
  placed: ['processing', 'shipped', 'delivered', 'returned'],
  shipped: ['shipped', 'delivered'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  returned: ['returned'],
}

export const mailFits = (mail: OrderMail, status: OrderStatus) => FITS[mail].includes(status)
