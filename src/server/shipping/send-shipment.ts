import { isSameAddressee } from '#server/gateways/shipping/addressee.ts'
import { NumberTaken } from '#server/gateways/shipping/number-taken.ts'
import {
  type Consignment,
  type CourierGateway,
  isSandboxCourier,
  type ShippingGateway,
} from '#server/gateways/shipping/shipping-gateway.ts'
import { defineJob, FinalFailure, growingDelays, MOST_BETWEEN_LOOKS } from '#server/platform/jobs/define-job.ts'
import { atMost } from '#server/platform/semaphore.ts'
import { notedParcel, ourConsignment } from './booked-parcel.ts'
import { NO_TROUBLE, noteBookingTrouble } from './booking-trouble.ts'
import { assertProvider, cancelShipment } from './cancel-shipment.ts'
import { noteBooking } from './note-booking.ts'
import { addresseeOfOrder, parcelOf } from './parcel-of.ts'
import { noteProviderIds, type Shipment, shipmentAmongOthers } from './shipments.store.ts'
import type { CourierCtx } from './track-parcel.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** A real courier is told of two parcels at a time. */
const inTurn: Record<ShippingGateway['provider'], ReturnType<typeof atMost>> = {
  sandbox: atMost(MOST_BETWEEN_LOOKS),
  shiprocket: atMost(2),
  own: atMost(MOST_BETWEEN_LOOKS),
}

/** Tells the courier of an order. An outage delays it, for a week if need be. */
export const sendShipmentJob = defineJob<{ orderId: string }>('send-shipment', {
  concurrency: MOST_BETWEEN_LOOKS,
  retryAfterMs: growingDelays(30 * SECOND, 30 * MINUTE, 7 * DAY),
  run: async (ctx, { orderId }) => {
    try {
      await inTurn[ctx.gateways.shipping.provider](async () => {
        ctx.signal.throwIfAborted()
        // The courier is told now, however long ago the job was taken.
        await sendShipment({ ...ctx, now: new Date() }, orderId)
      })
    } catch (error) {
      await noteBookingTrouble(ctx.db, orderId, error, ctx.now)
      throw error
    }
  },
})

/** Three steps, each noted as soon as it is done: a process that dies in between goes on where it was. */
export async function sendShipment(ctx: CourierCtx, orderId: string): Promise<void> {
  const shipment = await shipmentAmongOthers(ctx.db, orderId)
  // It waits for staff.
  if (shipment?.provider === 'own') return
  // One that is to be cancelled is not announced meanwhile.
  if (shipment?.status === 'waiting' && !shipment.cancelRequestedAt) {
    const { shipping } = ctx.gateways
    assertProvider(shipment.provider, shipping)
    if (await tellCourier(ctx, shipping, shipment)) return
  }
  // Cancelled or sent by hand, before or meanwhile: whatever the courier has been told by then is taken back.
  await cancelShipment(ctx, orderId)
}

/** Answers false when the order is none of the courier's any more. */
async function tellCourier(ctx: CourierCtx, shipping: CourierGateway, shipment: Shipment): Promise<boolean> {
  const known = shipment.awb && shipment.providerShipmentId
  const providerShipmentId = known || (await announce(ctx, shipping, shipment))
  if (!providerShipmentId) return false
  await shipping.requestPickup({ providerShipmentId }, ctx.signal)
  return noteBooking(ctx.db, {
    shipment,
    booking: { status: 'sent', ...NO_TROUBLE },
    stage: 'pickupScheduled',
    trackedBy: shipping.provider,
    now: ctx.now,
  })
}

async function announce(ctx: CourierCtx, shipping: CourierGateway, shipment: Shipment): Promise<string | undefined> {
  const consignment = await consignmentOf(ctx, shipping, shipment)
  if (!consignment) return undefined
  if (consignment.stage === 'cancelled') throw new FinalFailure('the courier has this order as cancelled')
  const { providerOrderId, providerShipmentId } = consignment
  const ids = { provider_order_id: providerOrderId, provider_shipment_id: providerShipmentId }
  const known = consignment.courier
  if (!known && !(await noteBooking(ctx.db, { shipment, booking: ids, now: ctx.now }))) {
    await noteProviderIds(ctx.db, shipment, ids)
    return undefined
  }

  const courier = known ?? (await shipping.assignCourier({ providerShipmentId }, ctx.signal))
  const booking = { ...ids, awb: courier.awb, courier_name: courier.courierName, track_url: courier.trackUrl }
  const isNoted = await noteBooking(ctx.db, { shipment, booking, stage: 'courierAssigned', now: ctx.now })
  if (!isNoted) await noteProviderIds(ctx.db, shipment, ids)
  return isNoted ? providerShipmentId : undefined
}

/**
 * What the courier did without our hearing of it is found before anything is asked for again: by its own id, or under our
 * number where it goes to the same buyer for the same sum. Undefined when the order is none of the courier's any more.
 */
async function consignmentOf(
  { db, now, signal }: CourierCtx,
  shipping: CourierGateway,
  shipment: Shipment,
): Promise<Consignment | undefined> {
  if (shipment.providerOrderId) return ourConsignment(shipping, notedParcel(db, shipment), signal)
  const { orderId, orderNumber } = shipment
  const there = await shipping.find({ orderNumber }, signal)
  if (there && !there.addressee) return there
  const parcel = { ...(await parcelOf(db, orderId)), orderNumber }
  if (there?.addressee && isSameAddressee(there.addressee, await addresseeOfOrder(db, orderId))) return there
  if (there) throw new NumberTaken()
  // A courier outside may take it and its answer be lost; the sandbox writes into our own books.
  const isOurs = isSandboxCourier(shipping)
  const booking = { announced_at: now, announced_paise: parcel.paidPaise }
  if (!isOurs && !(await noteBooking(db, { shipment, booking, now }))) return undefined
  return shipping.create(parcel, signal)
}
