import type { TradeCtx } from '#server/platform/context.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { assertCarriedBy } from './carried-by.ts'
import { shipmentOf } from './shipments.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Takes a cancelled order back from the courier. Sooner is better: once it is fetched it cannot be. */
export const cancelShipmentJob = defineJob<{ orderId: string }>('cancel-shipment', {
  atOnce: 2,
  retryAfterMs: growingDelays(10 * SECOND, 15 * MINUTE, 2 * DAY),
  run: (ctx, { orderId }) => cancelShipment(ctx, orderId),
})

type Cancelling = Pick<TradeCtx, 'db' | 'gateways'> & { signal?: AbortSignal }

/**
 * What the courier keeps under our number counts, not what we noted: an announcement may have arrived although its
 * answer never did. One under way at this moment is taken back by whoever made it.
 */
export async function cancelShipment({ db, gateways, signal }: Cancelling, orderId: string): Promise<void> {
  const { shipping } = gateways
  const shipment = await shipmentOf(db, orderId)
  if (shipment?.status !== 'cancelled') return
  assertCarriedBy(shipment.provider, shipping)
  const there = await shipping.find({ orderNumber: shipment.orderNumber }, signal)
  if (!there || there.stage === 'cancelled') return
  const { providerOrderId, courier } = there
  await shipping.cancel({ providerOrderId, awb: courier?.awb ?? shipment.awb }, signal)
}
