import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'

/** How far an order is on its way to the buyer, for those who pack and send. */
export const FULFILMENTS = [
  'cancelling',
  'courierCancelled',
  'packed',
  'toPack',
  'booked',
  'lost',
  'comingBack',
  'onTheWay',
  'delivered',
  'returned',
  'notSent',
] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

type Rule = {
  text: string
  status: OrderStatus
  isBeingCancelled?: boolean
  /** Where the parcel is. */
  parcel?: readonly DeliveryStage[]
}

/** The first rule that holds counts, so one without a parcel takes what is left of its status. */
export const FULFILMENT_RULES: Record<Fulfilment, Rule> = {
  cancelling: { text: 'Being cancelled', status: 'processing', isBeingCancelled: true },
  courierCancelled: { text: 'Courier cancelled', status: 'processing', parcel: ['cancelled'] },
  packed: { text: 'Packed', status: 'processing', parcel: ['packed'] },
  toPack: { text: 'To pack', status: 'processing', parcel: ['pending'] },
  booked: { text: 'Courier booked', status: 'processing' },
  lost: { text: 'Lost or damaged', status: 'shipped', parcel: ['lost', 'damaged'] },
  comingBack: { text: 'Coming back', status: 'shipped', parcel: ['comingBack'] },
  onTheWay: { text: 'On the way', status: 'shipped' },
  delivered: { text: 'Delivered', status: 'delivered' },
  returned: { text: 'Returned', status: 'returned' },
  notSent: { text: 'Not sent', status: 'cancelled' },
}

export type Standing = { status: OrderStatus; deliveryStage: DeliveryStage; isBeingCancelled: boolean }

export const fulfilmentOf = (order: Standing): Fulfilment =>
  FULFILMENTS.find((one) => {
    const { status, isBeingCancelled, parcel } = FULFILMENT_RULES[one]
    return (
      order.status === status &&
      (!isBeingCancelled || order.isBeingCancelled) &&
      (!parcel || parcel.includes(order.deliveryStage))
    )
  }) ?? 'toPack'

/** What is on the packing table: whether or not its courier is booked already. */
export const TO_PACK = ['toPack', 'booked'] as const satisfies readonly Fulfilment[]

type FilterChoice = { text: string; states: readonly Fulfilment[] }

/** What a list can be narrowed to. */
export const FULFILMENT_FILTERS = {
  'to-pack': { text: 'To pack', states: TO_PACK },
  booked: { text: 'Courier booked', states: ['booked'] },
  packed: { text: 'Packed', states: ['packed'] },
  'on-the-way': { text: 'On the way', states: ['onTheWay', 'comingBack'] },
  astray: { text: 'Not arriving', states: ['lost', 'courierCancelled'] },
  delivered: { text: 'Delivered', states: ['delivered'] },
  returned: { text: 'Returned', states: ['returned'] },
  'not-sent': { text: 'Not sent', states: ['notSent', 'cancelling'] },
} as const satisfies Record<string, FilterChoice>
export type FulfilmentFilter = keyof typeof FULFILMENT_FILTERS
export const FULFILMENT_FILTER_NAMES = Object.keys(FULFILMENT_FILTERS) as [FulfilmentFilter, ...FulfilmentFilter[]]
