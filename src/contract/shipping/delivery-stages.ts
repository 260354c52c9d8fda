import type { OrderStatus } from '#contract/orders/order-status.ts'
import { msg } from '#contract/platform/t.ts'

type Stage = {
  /** What people read, by `t`; what is sent is English. */
  text: string
  /** What the order becomes; most stages leave it as it is. */
  order?: OrderStatus
}

const stages = <Name extends string>(declared: Record<Name, Stage>): Readonly<Record<Name, Stage>> => declared

/**
 * Where a parcel is, whichever courier carries it: its gateway translates the courier's words into these. A courier that cancels a parcel does not cancel the
 * order: that is paid for, and people decide whether it is sent again or refunded. What is lost, damaged or back is
 * refunded by itself.
 */
export const DELIVERY_STAGES = stages({
  pending: { text: msg('Pending') },
  courierAssigned: { text: msg('Courier assigned') },
  packed: { text: msg('Packed') },
  pickupScheduled: { text: msg('Pickup scheduled') },
  outForPickup: { text: msg('Out for pickup') },
  pickupDelayed: { text: msg('Pickup delayed') },
  pickedUp: { text: msg('Picked up'), order: 'shipped' },
  shipped: { text: msg('Shipped'), order: 'shipped' },
  inTransit: { text: msg('In transit'), order: 'shipped' },
  atDestination: { text: msg('Reached your city'), order: 'shipped' },
  delayed: { text: msg('Delayed'), order: 'shipped' },
  outForDelivery: { text: msg('Out for delivery'), order: 'shipped' },
  attempted: { text: msg('Delivery attempted'), order: 'shipped' },
  partlyDelivered: { text: msg('Partly delivered'), order: 'shipped' },
  delivered: { text: msg('Delivered'), order: 'delivered' },
  cancelRequested: { text: msg('Cancellation requested') },
  cancelled: { text: msg('Shipment cancelled') },
  comingBack: { text: msg('On its way back to the shop'), order: 'shipped' },
  cameBack: { text: msg('Returned to the shop'), order: 'returned' },
  lost: { text: msg('Lost by the courier'), order: 'shipped' },
  damaged: { text: msg('Damaged on the way'), order: 'shipped' },
  returned: { text: msg('Returned'), order: 'returned' },
  notSent: { text: msg('Cancelled') },
})
export type DeliveryStage = keyof typeof DELIVERY_STAGES

/** The parcel has left the shop, wherever it is now. */
export const hasLeft = (stage: DeliveryStage | undefined) =>
  stage !== undefined && DELIVERY_STAGES[stage].order !== undefined

/** The parcel will not arrive as it was sent. */
export const isLost = (stage: DeliveryStage | null | undefined) => stage === 'lost' || stage === 'damaged'

const STAGES = Object.keys(DELIVERY_STAGES) as DeliveryStage[]
const BY_TEXT = new Map(STAGES.map((stage) => [DELIVERY_STAGES[stage].text, stage]))

/** The stage that an answer tells by this text. */
export const stageOf = (text: string): DeliveryStage => BY_TEXT.get(text) ?? 'pending'
