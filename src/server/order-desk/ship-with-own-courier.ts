import type { OwnParcel, ownCourierCall } from '#contract/admin/own-courier.endpoints.ts'
import { ownCourierFailures } from '#contract/admin/own-courier.failures.ts'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { assertMay } from '#server/orders/assert-may.ts'
import { mailShipped } from '#server/orders/mail-buyer.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { lockOrder, type OrderHead } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'
import { takeBack } from '#server/refunds/take-back.ts'
import { giveToOwnCourier } from '#server/shipping/own-courier.ts'
import { lockShipment, shipmentOf } from '#server/shipping/shipments.store.ts'

/** Staff send an order themselves, or put right what they said about its parcel. */
export async function shipWithOwnCourier(
  ctx: TradeCtx,
  { id, seen, ...parcel }: ParsedInput<typeof ownCourierCall>,
): Promise<AnswerOf<typeof ownCourierCall>> {
  const corrected = await ctx.db.transaction().execute(async (tx) => {
    const { status } = await ownOrder(tx, id)
    await assertVersion(tx, id, seen, ctx.now)
    return status === 'shipped' ? correct(tx, ctx, id, parcel) : undefined
  })
  if (corrected) return { message: corrected }
  const withdrawal = (await isWaiting(ctx.db, id)) ? 'not booked' : await takeBack(ctx, id)
  await ctx.db.transaction().execute(async (tx) => {
    const order = await ownOrder(tx, id)
    // Once more: a colleague may have done something while the courier was asked.
    await assertVersion(tx, id, seen, ctx.now)
    assertMay(order, 'shipped', 'staff')
    // Booked while we looked: the courier has to be asked after all.
    const isBooked = withdrawal === 'not booked' && (await lockShipment(tx, id))?.status === 'sent'
    if (isBooked) throw new Failure(ownCourierFailures.courierUnsure)
    await giveToOwnCourier(tx, id, parcel)
    await moveOrder(tx, id, { stage: 'shipped', at: ctx.now, actor: 'staff' })
    await recordChange(tx, ctx.actor, ctx.now, {
      action: parcel.courierName ? 'shippedWithOwnCourier' : 'shippedByStaff',
      id,
      changes: changesBetween({}, parcelFields(parcel)),
    })
  })
  return { message: 'Order marked as shipped. We’re emailing the customer.' }
}

/** An order that staff may send, or have sent. */
async function ownOrder(tx: Db, id: string): Promise<OrderHead> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Failure(orderFailures.unknown)
  if (order.status !== 'shipped') assertMay(order, 'shipped', 'staff')
  else if ((await lockShipment(tx, id))?.status !== 'byHand') throw new Failure(ownCourierFailures.notYours)
  return order
}

/** Nothing is paid back here, and nothing fetched that waits: what the courier was told of it is taken back afterwards. */
const isWaiting = async (db: Db, orderId: string) => (await shipmentOf(db, orderId))?.status === 'waiting'

async function correct(tx: Db, { actor, now }: TradeCtx, id: string, parcel: OwnParcel): Promise<string> {
  const before = (await orderById(tx, id))?.parcel
  const changes = changesBetween({ ...before }, parcelFields(parcel))
  if (Object.keys(changes).length === 0) return 'Nothing changed.'
  await giveToOwnCourier(tx, id, parcel)
  await mailShipped(tx, id)
  await recordChange(tx, actor, now, { action: 'ownCourierCorrected', id, changes })
  return 'Courier details corrected. We’re emailing them to the customer.'
}

const parcelFields = ({ courierName, trackingNumber, trackingUrl }: OwnParcel) => ({
  courierName: courierName || null,
  trackingNumber: trackingNumber || null,
  trackingUrl: trackingUrl || null,
})
