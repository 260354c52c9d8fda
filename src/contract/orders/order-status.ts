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

/** The status that people read by this text, which couriers write in capitals. Any other counts as the first one. */
export const statusOf = (text: string | null | undefined): OrderStatus =>
  ORDER_STATUSES.find((status) => STATUS_TEXT[status].toLowerCase() === text?.toLowerCase()) ?? 'processing'

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
