import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { AssignedCourier } from '#server/gateways/shipping/shipping-gateway.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { applyTracking } from './apply-tracking.ts'
import { notedParcel, ourConsignment } from './booked-parcel.ts'
import { assertProvider } from './cancel-shipment.ts'
import { lockShipment, type Shipment, setShipment, shipmentOf } from './shipments.store.ts'
import { type CourierCtx, trackParcel } from './track-parcel.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** What an event said of an AWB that is not the one we know. */
type Told = { orderId: string; orderNumber: string; awb: string; stage: DeliveryStage | null; at: string }

/** An event is not believed when it names another AWB for a parcel: the courier is asked which one it has. */
export const checkParcelJob = defineJob<Told>('check-parcel', {
  concurrency: 1,
  retryAfterMs: growingDelays(30 * SECOND, 15 * MINUTE, 2 * DAY),
  run: checkParcel,
})

async function checkParcel(ctx: CourierCtx, { orderId, orderNumber, awb, stage, at }: Told): Promise<void> {
  const { db, gateways, log, now, signal } = ctx
  const shipment = await shipmentOf(db, orderId)
  // Replaced meanwhile: what the old one does is told under its own number.
  if (shipment?.orderNumber !== orderNumber) return
  const { shipping } = gateways
  assertProvider(shipment.provider, shipping)
  const there = await ourConsignment(shipping, notedParcel(db, shipment), signal)
  if (!there) return log.warn({ orderId }, 'the courier told of a parcel that is not ours')
  if (there.courier?.awb === awb) {
    await takeOver(db, shipment, { ...there.courier, providerOrderId: there.providerOrderId })
    await trackParcel(ctx, shipping, { orderId, awb })
    return
  }
  if (!stage) return
  const scan = { at: new Date(at), stage, words: null, place: null }
  await db.transaction().execute((tx) => applyTracking({ db: tx, log, now }, orderId, { scans: [scan], awb }))
}

/** The courier gave the same parcel another number: from now on that one is followed. One that was given up has none. */
async function takeOver(
  db: Db,
  { orderId, orderNumber }: Shipment,
  { awb, courierName, trackUrl, providerOrderId }: AssignedCourier & { providerOrderId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const shipment = await lockShipment(tx, orderId)
    const isFollowed = shipment?.status === 'waiting' || shipment?.status === 'sent'
    if (!isFollowed || shipment.orderNumber !== orderNumber) return
    await setShipment(tx, orderId, {
      provider_order_id: providerOrderId,
      awb,
      courier_name: courierName,
      track_url: trackUrl,
    })
  })
}
