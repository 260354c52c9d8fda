import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryStage, hasLeft, isLost } from '#contract/shipping/delivery-stages.ts'
import type { Scan } from '#server/gateways/shipping/shipping-gateway.ts'
import { addToTimeline, moveOrder } from '#server/orders/move-order.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { NO_TROUBLE } from './booking-trouble.ts'
import { noteReplacedParcel } from './replaced-parcel.ts'
import { lockShipment, type Shipment, setShipment } from './shipments.store.ts'
import { undeliveredParcel } from './undelivered-parcel.ts'

/** `awb` is the one that the news is of; without it they are of the parcel that the shipment has now. */
type TrackingUpdate = { scans: readonly Scan[]; awb?: string | null }

/** What we did ourselves stands in the timeline already, under our own time. */
const OUR_OWN_STEPS: readonly (DeliveryStage | undefined)[] = ['courierAssigned', 'pickupScheduled']
const LAST_STAGES: readonly (DeliveryStage | undefined)[] = ['delivered', 'cameBack']

/**
 * Applies what the courier reports to the order and its shipment. Updates come twice, late and in any order: whatever is
 * older than the newest we know goes into the timeline and changes nothing else. So does what is told of a parcel that was given up.
 */
export async function applyTracking(
  { db, log, now }: { db: Db; log: FastifyBaseLogger; now: Date },
  orderId: string,
  { scans, awb }: TrackingUpdate,
): Promise<void> {
  const shipment = await lockShipment(db, orderId)
  const last = scans.at(-1)
  if (!shipment || !last) return
  if (isGivenUp(shipment, awb)) return noteReplacedParcel({ db, log, now }, orderId, last)
  if (isKnown(shipment, last)) return
  if (shipment.status === 'cancelled') {
    if (isBack(last)) await setShipment(db, orderId, NO_TROUBLE)
    else if (hasLeft(last.stage)) {
      log.error({ orderId, stage: last.stage }, 'a cancelled shipment is under way')
      await addToTimeline(db, { orderId, at: last.at, kind: 'cancelledParcelMoves', actor: 'courier' })
      await setShipment(db, orderId, { trouble: 'runaway', trouble_at: shipment.troubleAt ?? now })
    }
    return
  }
  const newest = shipment.courierStatusAt
  for (const scan of scans) {
    const isNew = !newest || scan.at >= newest
    // The older ones came with the update before; only the last may have been overtaken.
    if (isNew || scan === last) await addToOrder(db, orderId, scan, isNew)
  }
  if (newest && last.at < newest) return
  await setShipment(db, orderId, {
    courier_stage: last.stage ?? null,
    courier_words: last.words,
    // A clock that runs ahead must not make all later updates look old.
    courier_status_at: last.at > now ? now : last.at,
    ...(LAST_STAGES.includes(last.stage) && { status: 'done' as const }),
  })
  if (isLost(last.stage) || last.stage === 'cameBack')
    await enqueue(db, undeliveredParcel, { orderId }, { key: orderId })
}

async function addToOrder(tx: Db, orderId: string, { at, stage, words, place }: Scan, isNew: boolean): Promise<void> {
  if (OUR_OWN_STEPS.includes(stage)) return
  const event = { at, actor: 'courier' as const, data: { ...(place && { place }) } }
  if (stage && isNew) await moveOrder(tx, orderId, { ...event, stage })
  else if (stage) await addToTimeline(tx, { ...event, orderId, kind: stage })
  else if (words) await addToTimeline(tx, { ...event, orderId, kind: 'courierWords', data: { ...event.data, words } })
}

/** Staff sent the order by other ways, or another parcel is under way for it. */
const isGivenUp = ({ status, awb: current }: Shipment, awb: string | null | undefined) =>
  status === 'byHand' || (status !== 'cancelled' && Boolean(awb && current && awb !== current))

/** The shop has its goods again: nobody has to look for them. */
const isBack = ({ stage }: Scan) => stage === 'cameBack' || stage === 'cancelled'

const isKnown = ({ courierStage, courierWords, courierStatusAt }: Shipment, { at, stage, words }: Scan) =>
  courierStage === (stage ?? null) && courierWords === words && courierStatusAt?.getTime() === at.getTime()
