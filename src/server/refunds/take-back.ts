import { ownCourierFailures } from '#contract/admin/own-courier.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { waitsForCourier } from '#server/shipping/parcel-state.ts'
import { type Shipment, shipmentOf } from '#server/shipping/shipments.store.ts'
import { isAnnounced, type Withdrawal, withdrawShipment } from '#server/shipping/withdraw-shipment.ts'

/** Staff who ask wait this long for our own courier to give the parcel up. */
const ASK_WITHIN_MS = 8_000

/** Has our own courier give a parcel up, outside of a transaction: it may take its time. Refused where it does not say yes. */
export async function takeBack(ctx: TradeCtx, orderId: string): Promise<Exclude<Withdrawal, 'moving' | 'pending'>> {
  const signal = AbortSignal.timeout(ASK_WITHIN_MS)
  const withdrawal = await withdrawShipment({ ...ctx, signal }, orderId).catch((error: Error) => {
    ctx.log.warn({ orderId, reason: error.message }, 'the courier could not be asked to give up a parcel')
    return 'pending' as const
  })
  if (withdrawal === 'moving') throw new Failure(ownCourierFailures.courierHasIt)
  if (withdrawal === 'pending') throw new Failure(ownCourierFailures.courierUnsure)
  return withdrawal
}

/**
 * Before money of an order that had left goes back: a new parcel of it of which the courier may know is taken back, so that it
 * is not fetched all the same. `mayAsk` refuses what is refused anyway, and answers false for what was decided before.
 */
export async function takeBackReplacement(
  ctx: TradeCtx,
  orderId: string,
  mayAsk: (tx: Db) => Promise<boolean>,
): Promise<Shipment | undefined> {
  const parcel = await shipmentOf(ctx.db, orderId)
  if (!parcel || !isAnnouncedReplacement(parcel)) return undefined
  if (!(await ctx.db.transaction().execute(mayAsk))) return undefined
  await takeBack(ctx, orderId)
  return parcel
}

/** Under the lock: what the courier was told of meanwhile has to be taken back first. */
export async function assertTakenBack(tx: Db, orderId: string, takenBack: Shipment | undefined): Promise<void> {
  const parcel = await shipmentOf(tx, orderId)
  if (!parcel || !isAnnouncedReplacement(parcel)) return
  const isSame =
    takenBack?.orderNumber === parcel.orderNumber &&
    takenBack.providerOrderId === parcel.providerOrderId &&
    takenBack.announcedAt?.getTime() === parcel.announcedAt?.getTime()
  if (!isSame) throw new Failure(ownCourierFailures.courierUnsure)
}

const isAnnouncedReplacement = (parcel: Shipment) =>
  parcel.orderStatus === 'shipped' && waitsForCourier(parcel) && isAnnounced(parcel)
