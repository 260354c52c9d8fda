import type { CourierGateway, ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import type { Db } from '#server/platform/db/database.ts'
import { growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { defineRecurringJob, schedule, scheduled } from '#server/platform/jobs/define-recurring-job.ts'
import { type Shipment, setShipment, shipmentsToCheck } from './shipments.store.ts'
import { trackParcel } from './track-parcel.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The sandbox has nobody who calls us; the aggregator does, and is asked only for what we did not hear. */
const EVERY_MS: Record<CourierGateway['provider'], number> = { shiprocket: 15 * MINUTE, sandbox: MINUTE }
const MOST_AT_ONCE = 50
/** After so many in a row that fail, the courier is away. */
const TROUBLE_IN_A_ROW = 3
const LOST_SIGHT_AFTER_MS = 60 * DAY

/** Asks where the parcels are. Comes again as long as one is under way; the next one that is sent wakes it. */
export const trackShipmentsJob = defineRecurringJob('track-shipments', {
  retryAfterMs: growingDelays(MINUTE, 15 * MINUTE, 7 * DAY),
  goesOnAfterMs: 15 * MINUTE,
  run: async (ctx) => {
    const { db, gateways, now } = ctx
    const { shipping } = gateways
    // What staff send, they follow themselves.
    if (shipping.provider === 'own') return undefined
    const since = new Date(now.getTime() - LOST_SIGHT_AFTER_MS)
    const shipments = await shipmentsToCheck(db, shipping.provider, since, MOST_AT_ONCE)
    await checkEach(ctx, shipping, shipments)
    return shipments.length > 0 ? nextTracking(shipping.provider, now) : undefined
  },
})

const nextTracking = (provider: CourierGateway['provider'], now: Date) => new Date(now.getTime() + EVERY_MS[provider])

export const trackingJob = (provider: CourierGateway['provider'], now: Date) =>
  scheduled(trackShipmentsJob, nextTracking(provider, now))

/** When the shop opens. */
export async function keepTracking(db: Db, provider: ShippingGateway['provider'], now: Date): Promise<void> {
  if (provider !== 'own') await schedule(db, trackShipmentsJob, nextTracking(provider, now))
}

/** Asks about one parcel as soon as possible, before those that wait for their turn. */
export async function trackAtOnce(tx: Db, orderId: string): Promise<void> {
  await setShipment(tx, orderId, { checked_at: null })
  await schedule(tx, trackShipmentsJob)
}

async function checkEach(ctx: JobCtx, courier: CourierGateway, shipments: readonly Shipment[]): Promise<void> {
  let troubles = 0
  for (const shipment of shipments) {
    if (troubles === TROUBLE_IN_A_ROW || ctx.signal.aborted) return
    // Noted before: one that always fails does not keep the others waiting.
    await setShipment(ctx.db, shipment.orderId, { checked_at: ctx.now })
    try {
      const { orderId, awb } = shipment
      if (awb) await trackParcel(ctx, courier, { orderId, awb })
      troubles = 0
    } catch (error) {
      troubles += 1
      ctx.log.warn({ orderId: shipment.orderId, reason: (error as Error).message }, 'a parcel could not be tracked')
    }
  }
}
