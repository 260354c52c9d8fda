import type { Order } from '#contract/orders/order.ts'
import { isOver, type OrderStatus } from '#contract/orders/order-status.ts'
import { DELIVERY_STAGES } from '#contract/shipping/delivery-stages.ts'

export const pendingUnless = (status: string | null | undefined) => status || 'Pending'

const NEXT: Partial<Record<OrderStatus, string>> = {
  processing: 'We pack it and hand it to the courier within two working days.',
  shipped: 'It is on its way to you.',
  delivered: 'Something not right? You can return it within seven days of delivery.',
}

/** Where the courier tells something else than the status leads to expect. */
const NEXT_OF_PARCEL: Record<string, string> = {
  [DELIVERY_STAGES.cancelRequested.text]: 'We are asking the courier to stop it.',
  [DELIVERY_STAGES.comingBack.text]: 'The courier is bringing it back to us. We refund it once it is here.',
  [DELIVERY_STAGES.lost.text]: 'The full amount goes back to you.',
  [DELIVERY_STAGES.damaged.text]: 'The full amount goes back to you.',
}

/** What the shopper may expect next; nothing where the status says it all. */
export const nextWords = ({ status, deliveryStatus }: Pick<Order, 'status' | 'deliveryStatus'>): string | undefined =>
  (isOver(status) ? undefined : NEXT_OF_PARCEL[deliveryStatus]) ?? NEXT[status]

export const piecesOf = ({ lines }: Pick<Order, 'lines'>) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const itemsText = (pieces: number) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`
