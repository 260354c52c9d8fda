import { msg } from '#contract/platform/t.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'

/** What happens to an order beside the way of its parcel, as people read it, by `t`. */
const EVENTS_OF_ORDER = {
  orderPlaced: msg('Order placed and paid'),
  orderCancelled: msg('Order cancelled'),
  cancelTooLate: msg('Too late to cancel: the parcel has already shipped'),
  addressCorrected: msg('Delivery address corrected'),
  newParcel: msg('We’re sending a new parcel'),
  refundRequested: msg('Refund requested'),
  refundCompleted: msg('Refund completed'),
  testRefundClosed: msg('Test order closed: no real money was paid, so none was refunded'),
  cancelledParcelMoves: msg('The courier is moving this parcel although it was cancelled'),
  earlierParcelMoves: msg('An earlier parcel of this order is moving'),
  earlierParcelDelivered: msg('An earlier parcel of this order was delivered'),
}

/** A stage of the parcel is an event of its own; `courierWords` is one that we have no key for. */
export type OrderEventKind = keyof typeof EVENTS_OF_ORDER | DeliveryStage | 'courierWords'

const STAGES = Object.entries(DELIVERY_STAGES).map(([stage, { text }]) => [stage, text] as const)
const TEXTS = new Map<string, string>([...Object.entries(EVENTS_OF_ORDER), ...STAGES])
export const ORDER_EVENT_KINDS = [...TEXTS.keys(), 'courierWords'] as OrderEventKind[]

export type EventActor = 'customer' | 'staff' | 'shop' | 'courier' | 'provider'

/** `words` are the courier's own, of `courierWords` alone. */
export type OrderEventData = { place?: string; words?: string }

export type OrderEvent = { at: string; kind: OrderEventKind; data: OrderEventData }

/** In English; `t` translates what is not the courier's own. */
export const eventText = ({ kind, data }: Pick<OrderEvent, 'kind' | 'data'>): string =>
  TEXTS.get(kind) ?? data.words ?? ''

type OnTheWire = { at: string; text: string; place: string | null }

export const toWireEvent = ({ at, kind, data }: OrderEvent): OnTheWire => ({
  ...{ at, text: eventText({ kind, data }), place: data.place ?? null },
})

const KINDS = new Map([...TEXTS].map(([kind, text]) => [text, kind as OrderEventKind]))

export function eventOf({ at, text, place }: OnTheWire): OrderEvent {
  const kind = KINDS.get(text) ?? 'courierWords'
  return { at, kind, data: { ...(place !== null && { place }), ...(kind === 'courierWords' && { words: text }) } }
}
