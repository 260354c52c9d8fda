import { hasLeft } from '#contract/shipping/delivery-stages.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { bookedParcel } from './booked-parcel.ts'
import { shipmentOf } from './shipments.store.ts'

export type Withdrawal =
  /** The courier will not fetch it. */
  | 'withdrawn'
  /** Nobody was asked to fetch it. */
  | 'not booked'
  /** Too late: it has left the shop. */
  | 'moving'
  /** The courier has been asked and has not said yes yet. */
  | 'pending'

type WithdrawCtx = Pick<TradeCtx, 'db' | 'gateways'> & { signal?: AbortSignal }

/** Asks the courier to give up a parcel that it is to fetch. Throws while it cannot be asked. */
export async function withdrawShipment({ db, gateways, signal }: WithdrawCtx, orderId: string): Promise<Withdrawal> {
  const { shipping } = gateways
  const shipment = await shipmentOf(db, orderId)
  if (shipment?.status === 'done') return 'moving'
  // Whatever was announced already is taken back by its own job.
  if (shipment?.status !== 'sent') return 'not booked'
  if (shipping.provider === 'own' || shipment.provider !== shipping.provider) {
    if (shipment.provider === 'sandbox') return 'withdrawn'
    throw new Error(`this order belongs to ${shipment.provider}`)
  }
  const before = await bookedParcel(shipping, shipment, signal)
  if (!before) return 'withdrawn'
  if (hasLeft(before.stage)) return 'moving'
  // A refusal says little; how far the parcel is afterwards says it all.
  await before.cancel().catch(() => {})
  const after = await bookedParcel(shipping, shipment, signal)
  if (!after) return 'withdrawn'
  return hasLeft(after.stage) ? 'moving' : 'pending'
}
