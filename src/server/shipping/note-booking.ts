import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { CourierGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { parcelSteps } from '#server/orders/move-order.ts'
import { batchCallsOn } from '#server/platform/batch-calls.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { queued } from '#server/platform/jobs/enqueue.ts'
import { isTakenBack } from './cancel-shipment.ts'
import { type Booking, bookingsSet, lockShipments, type Shipment } from './shipments.store.ts'
import { trackingJob } from './track-shipments.ts'

type Step = {
  shipment: Pick<Shipment, 'orderId' | 'orderNumber'>
  booking: Booking
  /** What it means to the order, where it means something. */
  stage?: DeliveryStage
  /** The courier has been told all: from now on it is asked where the parcel is. */
  trackedBy?: CourierGateway['provider']
  now: Date
}

/**
 * Notes a step of booking a courier and tells the order; answers false, and notes nothing, when the courier is not to carry
 * this parcel. While many orders flow, the steps of several parcels are noted together.
 */
export const noteBooking = batchCallsOn<Step, boolean>(
  (db, steps) =>
    db.transaction().execute(async (tx) => {
      const locked = await lockShipments(
        tx,
        steps.map(({ shipment }) => shipment.orderId),
      )
      const carried = new Map(locked.filter((one) => !isTakenBack(one)).map((one) => [one.orderId, one]))
      const shipmentFor = ({ shipment: { orderId, orderNumber }, booking }: Step) => {
        const found = carried.get(orderId)
        // What is to be cancelled is not announced any more; what the courier took before is noted all the same.
        if (found?.cancelRequestedAt && booking.announced_at) return undefined
        return found?.orderNumber === orderNumber ? found : undefined
      }
      const noted = steps.filter((step) => shipmentFor(step))
      if (noted.length > 0) {
        await writeTogether(tx, [
          bookingsSet(noted.map(({ shipment: { orderId }, booking }) => ({ orderId, booking }))),
          ...parcelSteps(noted.flatMap((step) => stepOf(step, shipmentFor(step)))),
          ...tracking(noted),
        ])
      }
      return steps.map((step) => noted.includes(step))
    }),
  ({ shipment }) => shipment.orderId,
)

function stepOf({ stage, now }: Step, shipment: Shipment | undefined) {
  return stage && shipment ? [{ orderId: shipment.orderId, orderStatus: shipment.orderStatus, stage, at: now }] : []
}

/** One round of asking waits, for whichever of them. */
function tracking(steps: readonly Step[]): Statement[] {
  const [first] = steps.flatMap(({ trackedBy, now }) => (trackedBy ? trackingJob(trackedBy, now) : []))
  return first ? queued([first]) : []
}
