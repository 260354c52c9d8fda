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
type EventOfOrder = keyof typeof EVENTS_OF_ORDER

/** A stage of the parcel is an event of its own; `courierWords` is one that we have no key for. */
export type OrderEventKind = EventOfOrder | DeliveryStage | 'courierWords'
export const ORDER_EVENT_KINDS = [
  ...Object.keys(EVENTS_OF_ORDER),
  ...Object.keys(DELIVERY_STAGES),
  'courierWords',
] as OrderEventKind[]

export const EVENT_ACTORS = ['customer', 'staff', 'shop', 'courier', 'provider'] as const
export type EventActor = (typeof EVENT_ACTORS)[number]

/** `words` are the courier's own, of `courierWords` alone. */
export type OrderEventData = { place?: string; words?: string }

export type OrderEvent = { at: string; kind: OrderEventKind; data: OrderEventData }

const isStage = (kind: string): kind is DeliveryStage => Object.hasOwn(DELIVERY_STAGES, kind)

/** In English; `t` translates what is not the courier's own. */
export function eventText({ kind, data }: Pick<OrderEvent, 'kind' | 'data'>): string {
  if (kind === 'courierWords') return data.words ?? ''
  return isStage(kind) ? DELIVERY_STAGES[kind].text : EVENTS_OF_ORDER[kind]
}

type OnTheWire = { at: string; text: string; place: string | null }

export const toWireEvent = ({ at, kind, data }: OrderEvent): OnTheWire => ({
  ...{ at, text: eventText({ kind, data }), place: data.place ?? null },
})

const BY_TEXT = new Map(ORDER_EVENT_KINDS.map((kind) => [eventText({ kind, data: {} }), kind]))

export function eventOf({ at, text, place }: OnTheWire): OrderEvent {
  const kind = BY_TEXT.get(text) ?? 'courierWords'
  return { at, kind, data: { ...(place !== null && { place }), ...(kind === 'courierWords' && { words: text }) } }
}
