import { hasLeft } from '#contract/shipping/delivery-stages.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { hasSearchCaughtUp, notedParcel, takeBackParcel } from './booked-parcel.ts'
import { type Shipment, shipmentOf } from './shipments.store.ts'

export type Withdrawal =
  /** The courier will not fetch it: it says so itself, or never knew of it. */
  | 'withdrawn'
  /** Nobody was asked to fetch it. */
  | 'not booked'
  /** Too late: it has left the shop. */
  | 'moving'
  /** The courier has been asked and has not said yes yet. */
  | 'pending'

type WithdrawCtx = Pick<TradeCtx, 'db' | 'gateways' | 'now'> & { signal?: AbortSignal }

/** The courier has been told of it, or may have been. */
export const isAnnounced = ({ status, providerOrderId, announcedAt }: Shipment): boolean =>
  status === 'sent' || (status === 'waiting' && (providerOrderId !== null || announcedAt !== null))

/** Asks the courier to give up a parcel that it is to fetch. Throws while it cannot be asked, or does not say. */
export async function withdrawShipment(ctx: WithdrawCtx, orderId: string): Promise<Withdrawal> {
  const { db, gateways, now, signal } = ctx
  const { shipping } = gateways
  const shipment = await shipmentOf(db, orderId)
  if (shipment?.status === 'done') return 'moving'
  // Whatever was announced of one that is cancelled or sent by hand is taken back by its own job.
  if (!shipment || !isAnnounced(shipment)) return 'not booked'
  if (shipping.provider === 'own' || shipment.provider !== shipping.provider) {
    if (shipment.provider === 'sandbox') return 'withdrawn'
    throw new Error(`this order belongs to ${shipment.provider}`)
  }
  const there = await takeBackParcel(shipping, { ...notedParcel(db, shipment), awb: shipment.awb }, signal)
  if (!there) return shipment.status === 'waiting' && hasSearchCaughtUp(shipment, now) ? 'withdrawn' : 'pending'
  if (there.stage === 'cancelled') return 'withdrawn'
  return hasLeft(there.stage) ? 'moving' : 'pending'
}
