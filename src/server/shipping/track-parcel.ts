import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { CourierGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { applyTracking } from './apply-tracking.ts'

/** Who asks the courier about a parcel. */
export type CourierCtx = Pick<TradeCtx, 'db' | 'gateways' | 'log' | 'now'> & { signal?: AbortSignal }

/** Asks the courier where a parcel is, and tells its order. Answers how far it is, where the courier has a word for it. */
export async function trackParcel(
  { db, log, now, signal }: CourierCtx,
  courier: CourierGateway,
  { orderId, awb }: { orderId: string; awb: string },
): Promise<DeliveryStage | undefined> {
  const { scans } = await courier.track({ awb }, signal)
  if (scans.length > 0)
    await db.transaction().execute((tx) => applyTracking({ db: tx, log, now }, orderId, { scans, awb }))
  return scans.at(-1)?.stage
}
