import type { FastifyBaseLogger } from 'fastify'
import { msg } from '#contract/platform/t.ts'
import { DELIVERY_STAGES, type DeliveryStage, hasLeft, isUndelivered } from '#contract/shipping/delivery-stages.ts'
import type { AssignedCourier, Scan } from '#server/gateways/shipping/shipping-gateway.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { NO_TROUBLE } from './booking-trouble.ts'
import { lockShipment, type Shipment, setShipment } from './shipments.store.ts'
import { undeliveredParcel } from './undelivered-parcel.ts'

type TrackingUpdate = { scans: readonly Scan[]; courier?: AssignedCourier | null }

/** What we did ourselves stands in the timeline already, under our own time. */
const OUR_OWN_STEPS: readonly (DeliveryStage | undefined)[] = ['courierAssigned', 'pickupScheduled']
const LAST_STAGES: readonly (DeliveryStage | undefined)[] = ['delivered', 'cameBack']

/**
 * Applies what the courier reports to the order and its shipment. Updates come twice, late and in any order: whatever is
 * older than the newest we know goes into the timeline and changes nothing else.
 */
export async function applyTracking(
  { db, log, now }: { db: Db; log: FastifyBaseLogger; now: Date },
  orderId: string,
  { scans, courier }: TrackingUpdate,
): Promise<void> {
  const shipment = await lockShipment(db, orderId)
  const last = scans.at(-1)
  if (!shipment || !last || isKnown(shipment, last)) return
  if (shipment.status === 'cancelled') {
    if (isBack(last)) await setShipment(db, orderId, NO_TROUBLE)
    else if (hasLeft(last.stage)) {
      log.error({ orderId, stage: last.stage }, 'a cancelled shipment is under way')
      await moveOrder(db, orderId, {
        at: last.at,
        text: msg('The courier is moving this parcel although it was cancelled'),
      })
      await setShipment(db, orderId, { trouble: 'runaway', trouble_at: shipment.troubleAt ?? now })
    }
    return
  }
  // Staff sent it by other ways; what the courier was told before is being taken back.
  if (shipment.status === 'byHand' && !hasLeft(last.stage)) return
  const newest = shipment.courierStatusAt
  for (const scan of scans) {
    const isNew = !newest || scan.at >= newest
    // The older ones came with the update before; only the last may have been overtaken.
    if (isNew || scan === last) await addToOrder(db, orderId, scan, isNew)
  }
  if (newest && last.at < newest) return
  await setShipment(db, orderId, {
    courier_status: last.stage ?? last.text,
    // A clock that runs ahead must not make all later updates look old.
    courier_status_at: last.at > now ? now : last.at,
    ...(courier && { awb: courier.awb, courier_name: courier.courierName, track_url: courier.trackUrl }),
    ...(LAST_STAGES.includes(last.stage) && { status: 'done' as const }),
  })
  if (isUndelivered(last.stage)) await enqueue(db, undeliveredParcel, { orderId }, { key: orderId })
}

async function addToOrder(tx: Db, orderId: string, { at, stage, text, place }: Scan, isNew: boolean): Promise<void> {
  if (OUR_OWN_STEPS.includes(stage) || !text) return
  const meaning = isNew && stage ? DELIVERY_STAGES[stage] : undefined
  await moveOrder(tx, orderId, {
    at,
    text,
    place,
    ...(meaning && { deliveryStatus: meaning.text, status: meaning.order }),
  })
}

/** The shop has its goods again: nobody has to look for them. */
const isBack = ({ stage }: Scan) => stage === 'cameBack' || stage === 'cancelled'

const isKnown = ({ courierStatus, courierStatusAt }: Shipment, { at, stage, text }: Scan) =>
  courierStatus === (stage ?? text) && courierStatusAt?.getTime() === at.getTime()
