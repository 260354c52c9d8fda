import { type refundOrderCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { mayRefund } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { insertEvent, lockOrder } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { cancelByStaff } from './cancel-by-staff.ts'
import { queueRefund, retryRefund } from './queue-refund.ts'

/**
 * Gives an order's money back by hand: for goods that came back, or for a refund that the provider refused. An order that
 * has not been sent would be sent all the same, so it is cancelled with it.
 */
export async function refundOrder(
  ctx: TradeCtx,
  { id }: ParsedInput<typeof refundOrderCall>,
): Promise<AnswerOf<typeof refundOrderCall>> {
  const isUnsent = (await orderById(ctx.db, id))?.status === 'processing'
  const message = isUnsent ? await cancelByStaff(ctx, id) : await refundSent(ctx, id)
  const order = await orderById(ctx.db, id)
  if (!order) throw new Failure(orderFailures.unknown)
  return { message, data: toShippingOrder(order) }
}

async function refundSent(ctx: TradeCtx, id: string): Promise<string> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    if (!mayRefund(order.status, isLost(order.deliveryStatus))) throw new Failure(staffOrderFailures.parcelMoves)
    const isNew = await queueRefund(tx, order.paymentId, 'by staff', ctx.now)
    if (!isNew && !(await retryRefund(tx, order.paymentId))) throw new Failure(staffOrderFailures.nothingToRefund)
    if (isNew) await insertEvent(tx, { orderId: id, at: ctx.now, text: 'Refund requested' })
    await recordChange(tx, ctx.actor, ctx.now, { subject: 'order', id, action: 'Refund requested' })
  })
  return 'The refund is on its way.'
}
