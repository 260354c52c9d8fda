import type { OrderStatus } from '#contract/orders/order-status.ts'

type Stage = {
  /** What people read. */
  text: string
  /** What the order becomes; most stages leave it as it is. */
  order?: OrderStatus
}

const stages = <Name extends string>(declared: Record<Name, Stage>): Readonly<Record<Name, Stage>> => declared

/**
 * Where a parcel is, in our words, whichever courier carries it. A courier that cancels a parcel does not cancel the
 * order: that is paid for, and people decide whether it is sent again or refunded. What is lost, damaged or back is
 * refunded by itself.
 */
export const DELIVERY_STAGES = stages({
  courierAssigned: { text: 'Courier assigned' },
  packed: { text: 'Packed' },
  pickupScheduled: { text: 'Pickup scheduled' },
  outForPickup: { text: 'Out for pickup' },
  pickupDelayed: { text: 'Pickup delayed' },
  pickedUp: { text: 'Picked up', order: 'shipped' },
  shipped: { text: 'Shipped', order: 'shipped' },
  inTransit: { text: 'In transit', order: 'shipped' },
  atDestination: { text: 'Reached your city', order: 'shipped' },
  delayed: { text: 'Delayed', order: 'shipped' },
  outForDelivery: { text: 'Out for delivery', order: 'shipped' },
  attempted: { text: 'Delivery attempted', order: 'shipped' },
  partlyDelivered: { text: 'Partly delivered', order: 'shipped' },
  delivered: { text: 'Delivered', order: 'delivered' },
  cancelRequested: { text: 'Cancellation requested' },
  cancelled: { text: 'Shipment cancelled' },
  comingBack: { text: 'On its way back to the shop', order: 'shipped' },
  cameBack: { text: 'Returned to the shop', order: 'returned' },
  lost: { text: 'Lost by the courier', order: 'shipped' },
  damaged: { text: 'Damaged on the way', order: 'shipped' },
})
export type DeliveryStage = keyof typeof DELIVERY_STAGES

/** The parcel has left the shop, wherever it is now. */
export const hasLeft = (stage: DeliveryStage | undefined) =>
  stage !== undefined && DELIVERY_STAGES[stage].order !== undefined

/** The parcel will not reach its buyer as it was sent. */
export const isUndelivered = (stage: DeliveryStage | undefined) =>
  stage === 'lost' || stage === 'damaged' || stage === 'cameBack'

/** By what people read of a parcel: it will not arrive as it was sent. */
export const isLost = (deliveryStatus: string) =>
  deliveryStatus === DELIVERY_STAGES.lost.text || deliveryStatus === DELIVERY_STAGES.damaged.text
