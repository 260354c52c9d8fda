import type { Order } from '#contract/orders/order.ts'
import { isOver, type OrderStatus } from '#contract/orders/order-status.ts'
import { isArriving } from '#contract/orders/steps-ahead.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import { msg, t } from '#contract/platform/t.ts'
import { dayInWords } from '#contract/shipping/delivery-day.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { shipsIn } from '#contract/shipping/shipping.texts.ts'

/** The status of a payment as it is sent, in the reader's words. */
export const pendingUnless = (status: string | null | undefined) => t(status || msg('Pending'))

export const stageText = (stage: DeliveryStage) => t(DELIVERY_STAGES[stage].text)

type Kept = Pick<Order, 'status' | 'deliveryStage' | 'dispatchDays' | 'returnDays'>

const NEXT: Partial<Record<OrderStatus, (order: Kept) => string>> = {
  processing: ({ dispatchDays }) => t('We’re packing it. {when}.', { when: shipsIn(dispatchDays) }),
  shipped: () => t('It’s on its way to you.'),
  delivered: ({ returnDays }) =>
    t('Something not right? Return it within {days} days of delivery.', { days: returnDays }),
}

/** Where the courier tells something else than the status leads to expect. */
const NEXT_OF_PARCEL: Partial<Record<DeliveryStage, () => string>> = {
  cancelRequested: () => t('We’re asking the courier to stop it.'),
  comingBack: () => t('It’s on its way back to us. We’ll refund you once it arrives.'),
  lost: () => t('You’ll get a full refund.'),
  damaged: () => t('You’ll get a full refund.'),
}

/** What the shopper may expect next; nothing where the status says it all. */
export const nextWords = (order: Kept): string | undefined =>
  ((isOver(order.status) ? undefined : NEXT_OF_PARCEL[order.deliveryStage]) ?? NEXT[order.status])?.(order)

type Promised = Pick<Order, 'status' | 'deliveryStage'> & { deliverBy?: string | null }

/** The promise of the checkout, while the parcel is on its way; undefined where there is none. */
export function arrivalWords(order: Promised, now: Date): string | undefined {
  if (!order.deliverBy || !isArriving(order)) return undefined
  const day = dayInWords(order.deliverBy)
  return order.deliverBy < dateInIndia(now)
    ? t('Running late. It was due by {day}', { day })
    : t('Arriving by {day}', { day })
}

export const piecesOf = ({ lines }: Pick<Order, 'lines'>) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const itemsText = (pieces: number) => (pieces === 1 ? t('1 item') : t('{count} items', { count: pieces }))
