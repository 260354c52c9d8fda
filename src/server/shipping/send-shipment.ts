import type { Updateable } from 'kysely'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { defineJob, FinalFailure, growingDelays } from '#server/platform/jobs/define-job.ts'
import { NO_TROUBLE, noteBookingTrouble } from './booking-trouble.ts'
import { assertProvider, cancelShipment, isTakenBack } from './cancel-shipment.ts'
import { parcelOf } from './parcel-of.ts'
import type { ShipmentsTable } from './shipment.table.ts'
import { lockShipment, type Shipment, setShipment, shipmentOf, shipmentSet } from './shipments.store.ts'
import { keepTracking } from './track-shipments.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Tells the courier of an order. An outage delays it, for a week if need be. */
export const sendShipmentJob = defineJob<{ orderId: string }>('send-shipment', {
  atOnce: 2,
  retryAfterMs: growingDelays(30 * SECOND, 30 * MINUTE, 7 * DAY),
  run: async (ctx, { orderId }) => {
    try {
      await sendShipment(ctx, orderId)
    } catch (error) {
      await noteBookingTrouble(ctx.db, orderId, error, ctx.now)
      throw error
    }
  },
})

type Sending = Pick<TradeCtx, 'db' | 'gateways' | 'now'> & { signal?: AbortSignal }

/** Three steps, each noted as soon as it is done: a process that dies in between goes on where it was. */
export async function sendShipment(ctx: Sending, orderId: string): Promise<void> {
  const { db, gateways, now } = ctx
  const shipment = await shipmentOf(db, orderId)
  if (shipment?.status === 'waiting') {
    assertProvider(shipment.provider, gateways.shipping)
    if (await tellCourier(ctx, shipment)) return keepTracking(db, gateways.shipping.provider, now)
  }
  // Cancelled or sent by hand, before or meanwhile: whatever the courier has been told by then is taken back.
  await cancelShipment(ctx, orderId)
}

/** Answers false when the order is none of the courier's any more. */
async function tellCourier(ctx: Sending, shipment: Shipment): Promise<boolean> {
  const known = shipment.awb && shipment.providerShipmentId
  const providerShipmentId = known || (await announce(ctx, shipment))
  if (!providerShipmentId) return false
  await ctx.gateways.shipping.requestPickup({ providerShipmentId }, ctx.signal)
  return note(ctx, shipment, { status: 'sent', ...NO_TROUBLE }, 'pickupScheduled')
}

/** What the courier did without our hearing of it is found under our number before anything is asked for again. */
async function announce(ctx: Sending, shipment: Shipment): Promise<string | undefined> {
  const { orderId, orderNumber } = shipment
  const { shipping } = ctx.gateways
  const found = await shipping.find({ orderNumber }, ctx.signal)
  const consignment =
    found ?? (await shipping.create({ ...(await parcelOf(ctx.db, orderId)), orderNumber }, ctx.signal))
  if (consignment.stage === 'cancelled') throw new FinalFailure('the courier has this order as cancelled')
  const { providerOrderId, providerShipmentId } = consignment
  const ids = { provider_order_id: providerOrderId, provider_shipment_id: providerShipmentId }
  const known = consignment.courier
  if (!known && !(await note(ctx, shipment, ids))) return undefined

  const courier = known ?? (await shipping.assignCourier({ providerShipmentId }, ctx.signal))
  const carrier = { ...ids, awb: courier.awb, courier_name: courier.courierName, track_url: courier.trackUrl }
  return (await note(ctx, shipment, carrier, 'courierAssigned')) ? providerShipmentId : undefined
}

/** Notes a step and tells the order; answers false, and notes nothing, when the courier is not to carry this parcel. */
function note(
  ctx: Sending,
  { orderId, orderNumber }: Shipment,
  step: Updateable<ShipmentsTable>,
  stage?: DeliveryStage,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const shipment = await lockShipment(tx, orderId)
    if (!shipment || isTakenBack(shipment) || shipment.orderNumber !== orderNumber) return false
    const text = stage && DELIVERY_STAGES[stage].text
    if (!text) await setShipment(tx, orderId, step)
    else await moveOrder(tx, orderId, { text, deliveryStatus: text, at: ctx.now }, [shipmentSet(tx, orderId, step)])
    return true
  })
}
