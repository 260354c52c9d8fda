import { type refundOrderCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { assertMay } from '#server/orders/assert-may.ts'
import { insertEvent, lockOrder, type OrderHead } from '#server/orders/orders.store.ts'
import { leftOfPayment } from '#server/payments/left-of-payment.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { isGone, waitsForCourier } from '#server/shipping/parcel-state.ts'
import { shipByHand } from '#server/shipping/queue-shipment.ts'
import { type Shipment, shipmentOf } from '#server/shipping/shipments.store.ts'
import { assertVersion } from './assert-version.ts'
import { finishByStaff, requestByStaff } from './cancel-by-staff.ts'
import { queueRefund } from './queue-refund.ts'
import { retryRefundsOf } from './retry-refund.ts'
import { assertTakenBack, takeBackReplacement } from './take-back.ts'

/**
 * Gives an order's money back by hand: for goods that came back, or again for a refund that failed. An order that has not
 * been sent would be sent all the same, so it is cancelled with it.
 */
export async function refundOrder(
  ctx: TradeCtx,
  { id, seen }: ParsedInput<typeof refundOrderCall>,
): Promise<AnswerOf<typeof refundOrderCall>> {
  const takenBack = await takeBackReplacement(ctx, id, async (tx) => {
    const { paymentId } = await lockSeen(tx, ctx, id, seen)
    const { left, refunds } = await leftOfPayment(tx, paymentId)
    return left > 0 && refunds.every(({ status }) => status !== 'failed')
  })
  const requested = await ctx.db.transaction().execute(async (tx) => {
    const order = await lockSeen(tx, ctx, id, seen)
    // What failed was decided before, whatever became of the parcel since.
    if (await retryRefundsOf(tx, order.paymentId, ctx.now)) {
      await recordChange(tx, ctx.actor, ctx.now, { action: 'refundRetried', id })
      return 'Trying the refund again.'
    }
    return order.status === 'processing' ? requestByStaff(tx, ctx, order) : refundSent(tx, ctx, order, takenBack)
  })
  return { message: requested ?? (await finishByStaff(ctx, id)) }
}

async function lockSeen(tx: Db, { now }: TradeCtx, id: string, seen: string): Promise<OrderHead> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Failure(orderFailures.unknown)
  await assertVersion(tx, id, seen, now)
  return order
}

async function refundSent(
  tx: Db,
  { actor, now }: TradeCtx,
  order: OrderHead,
  takenBack: Shipment | undefined,
): Promise<string> {
  const { id, paymentId } = order
  assertMay({ ...order, isNotArriving: await isNotArriving(tx, order) }, 'refund', 'staff')
  await assertTakenBack(tx, id, takenBack)
  const refund = await queueRefund(tx, paymentId, 'by staff', now)
  if (!refund) throw new Failure(staffOrderFailures.nothingToRefund)
  // What is paid back is not sent any more.
  await shipByHand(tx, id)
  await insertEvent(tx, { orderId: id, at: now, kind: 'refundRequested', actor: 'staff' })
  await recordChange(tx, actor, now, { action: 'refundRequested', id, data: { refund } })
  return 'Refund requested from the payment provider.'
}

/**
 * Nothing of it is on its way to the buyer: it is lost, or the parcel that replaces it has not been booked yet. Where a
 * parcel is that staff sent themselves they alone know.
 */
export async function isNotArriving(tx: Db, { id, deliveryStage }: OrderHead): Promise<boolean> {
  const parcel = await shipmentOf(tx, id)
  return (
    isLost(deliveryStage) ||
    (parcel !== undefined && (parcel.status === 'byHand' || isGone(parcel) || waitsForCourier(parcel)))
  )
}
