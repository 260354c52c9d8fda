import { dispatchDay } from '#contract/shipping/delivery-day.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { Order } from './order.ts'
import { isOver } from './order-status.ts'

export type StepAhead = {
  text: string
  /** By which day, where one was promised. */
  by: string | null
}

const { shipped, outForDelivery, delivered } = DELIVERY_STAGES
const AT_THE_DOOR: readonly DeliveryStage[] = ['outForDelivery', 'attempted']

/** Where the parcel does not go on to its buyer. */
const GONE_ASTRAY: readonly DeliveryStage[] = ['cancelRequested', 'cancelled', 'comingBack', 'lost', 'damaged']

type Known = Pick<Order, 'status' | 'deliveryStage' | 'createdAt' | 'dispatchDays' | 'deliverBy' | 'parcel'>

/** Whether the parcel is on its way to its buyer, or about to be. */
export const isArriving = ({ status, deliveryStage }: Pick<Known, 'status' | 'deliveryStage'>) =>
  !isOver(status) && !GONE_ASTRAY.includes(deliveryStage)

/** What is still to come of the way from placed to delivered; nothing where the parcel does not go on. */
export function stepsAhead(order: Known): StepAhead[] {
  if (!isArriving(order)) return []
  const { status, deliveryStage, createdAt, dispatchDays, deliverBy, parcel } = order
  const isAtTheDoor = AT_THE_DOOR.includes(deliveryStage)
  return [
    ...(status === 'shipped' || isAtTheDoor
      ? []
      : [{ text: shipped.text, by: dispatchDay(new Date(createdAt), dispatchDays) }]),
    // Only couriers tell that they are at the door, and only of parcels that they track.
    ...(parcel.trackingNumber && !isAtTheDoor ? [{ text: outForDelivery.text, by: null }] : []),
    { text: delivered.text, by: deliverBy },
  ]
}
