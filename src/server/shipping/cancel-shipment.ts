import type { Courier } from '#contract/shipping/couriers.ts'
import { hasLeft } from '#contract/shipping/delivery-stages.ts'
import type { CourierGateway, ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { defineJob, FinalFailure, growingDelays } from '#server/platform/jobs/define-job.ts'
import { hasSearchCaughtUp, notedParcel, takeBackParcel } from './booked-parcel.ts'
import { type Shipment, shipmentOf } from './shipments.store.ts'
import { type CourierCtx, trackParcel } from './track-parcel.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Takes an order back from the courier that was cancelled, or that staff send by other ways. Sooner is better: once it is fetched it cannot be. */
export const cancelShipmentJob = defineJob<{ orderId: string }>('cancel-shipment', {
  concurrency: 2,
  retryAfterMs: growingDelays(10 * SECOND, 15 * MINUTE, 2 * DAY),
  run: (ctx, { orderId }) => cancelShipment(ctx, orderId),
})

/**
 * An announcement under way at this moment is taken back by whoever made it. A parcel that was fetched meanwhile cannot be
 * taken back: where it is goes into its order and to the staff, also when the courier's own word of it was lost.
 */
export async function cancelShipment(ctx: CourierCtx, orderId: string): Promise<void> {
  const { shipping } = ctx.gateways
  const shipment = await shipmentOf(ctx.db, orderId)
  // What staff were to send, no courier has been told of.
  if (!shipment || !isTakenBack(shipment) || shipment.provider === 'own') return
  if (isPlayed(shipment.provider, shipping)) return
  assertProvider(shipment.provider, shipping)
  // The number of another courier means nothing to ours.
  const awb = shipment.ownCourier ? null : shipment.awb
  const there = await takeBackParcel(shipping, { ...notedParcel(ctx.db, shipment), awb }, ctx.signal)
  if (!there) {
    if (!hasSearchCaughtUp(shipment, ctx.now)) throw new Error('the courier does not show this parcel yet')
    return
  }
  if (there.stage === 'cancelled') return
  if (!there.awb || !hasLeft(there.stage)) throw new Error('the courier has not given up this parcel yet')
  const stage = await trackParcel(ctx, shipping, { orderId, awb: there.awb })
  if (!hasLeft(stage)) throw new Error('the courier has fetched this parcel and does not say where it is')
}

/** The courier is not to carry it, whatever it has been told. */
export const isTakenBack = ({ status }: Shipment) => status === 'cancelled' || status === 'byHand'

/** The sandbox courier had it, and the shop has another one now: there is nothing real to take back. */
export const isPlayed = (provider: Courier, shipping: ShippingGateway) =>
  provider === 'sandbox' && shipping.provider !== 'sandbox'

/**
 * The settings may have changed since an order was placed. What was bought in the sandbox is never sent for real; what
 * was bought for real waits until its courier is set again.
 */
export function assertProvider(provider: Courier, shipping: ShippingGateway): asserts shipping is CourierGateway {
  if (provider === shipping.provider && provider !== 'own') return
  const message = `this order belongs to ${provider}`
  throw provider === 'sandbox' ? new FinalFailure(message) : new Error(message)
}
