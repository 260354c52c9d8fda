import { dispatchDay } from '#contract/shipping/delivery-day.ts'
import { DELIVERY_STAGES } from '#contract/shipping/delivery-stages.ts'
import type { Order } from './order.ts'
import { isOver } from './order-status.ts'

export type StepAhead = {
  text: string
  /** By which day, where one was promised. */
  by: string | null
}

const { outForDelivery, attempted, delivered } = DELIVERY_STAGES
const AT_THE_DOOR: readonly string[] = [outForDelivery.text, attempted.text]

/** Where the parcel does not go on to its buyer. */
const GONE_ASTRAY: readonly string[] = [
  DELIVERY_STAGES.cancelRequested.text,
  DELIVERY_STAGES.cancelled.text,
  DELIVERY_STAGES.comingBack.text,
  DELIVERY_STAGES.lost.text,
  DELIVERY_STAGES.damaged.text,
]

type Known = Pick<Order, 'status' | 'deliveryStatus' | 'createdAt' | 'dispatchDays' | 'deliverBy' | 'parcel'>

/** Whether the parcel is on its way to its buyer, or about to be. */
export const isArriving = ({ status, deliveryStatus }: Pick<Known, 'status' | 'deliveryStatus'>) =>
  !isOver(status) && !GONE_ASTRAY.includes(deliveryStatus)

/** What is still to come of the way from placed to delivered; nothing where the parcel does not go on. */
export function stepsAhead(order: Known): StepAhead[] {
  if (!isArriving(order)) return []
  const { status, deliveryStatus, createdAt, dispatchDays, deliverBy, parcel } = order
  const isAtTheDoor = AT_THE_DOOR.includes(deliveryStatus)
  return [
    ...(status === 'shipped' || isAtTheDoor
      ? []
      : [{ text: DELIVERY_STAGES.shipped.text, by: dispatchDay(new Date(createdAt), dispatchDays) }]),
    // Only couriers tell that they are at the door, and only of parcels that they track.
    ...(parcel.trackingNumber && !isAtTheDoor ? [{ text: outForDelivery.text, by: null }] : []),
    { text: delivered.text, by: deliverBy },
  ]
}
