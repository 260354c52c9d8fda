import { msg } from '#contract/platform/t.ts'

export const ORDER_STATUSES = ['processing', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What people read, by `t`; what is kept and sent is English. */
export const STATUS_TEXT: Record<OrderStatus, string> = {
  processing: msg('Processing'),
  shipped: msg('Shipped'),
  delivered: msg('Delivered'),
  cancelled: msg('Cancelled'),
  returned: msg('Returned'),
}

/** Where an order may go from where it is. Nothing goes back, in whatever order the courier's updates arrive. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  processing: ['shipped', 'delivered', 'cancelled', 'returned'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

export const mayBecome = (from: OrderStatus, to: OrderStatus) => NEXT[from].includes(to)

/** What staff may say by hand: only what was sent can come back. */
export const staffMayMove = (from: OrderStatus, to: OrderStatus) =>
  mayBecome(from, to) && !(from === 'processing' && to === 'returned')

/**
 * Money goes back by hand when the goods are not on their way to the buyer. What has not left the shop is cancelled
 * instead, which pays back as well.
 */
export const mayRefund = (status: OrderStatus, isNotArriving: boolean) => status !== 'shipped' || isNotArriving

/** The status that people read by this text, which couriers write in capitals. Any other counts as the first one. */
export const statusOf = (text: string | null | undefined): OrderStatus =>
  ORDER_STATUSES.find((status) => STATUS_TEXT[status].toLowerCase() === text?.toLowerCase()) ?? 'processing'

/** A shopper may still change their mind: nothing has left the shop. */
export const mayCancel = (status: OrderStatus) => status === 'processing'

/** Nobody needs the buyer's address any more. */
export const isOver = (status: OrderStatus) => status !== 'processing' && status !== 'shipped'

type StatusTone = 'good' | 'info' | 'waiting'

/** Delivered is green, Shipped is blue, anything else is yellow. */
export const STATUS_TONE: Record<OrderStatus, StatusTone> = {
  processing: 'waiting',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'waiting',
  returned: 'waiting',
}
