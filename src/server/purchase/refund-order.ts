import { type refundOrderCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { holdOrder, insertEvent } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { queueRefund, retryRefund } from './queue-refund.ts'

/** Gives an order's money back by hand: for goods that came back, or for a refund that the provider refused. */
export async function refundOrder(
  ctx: Ctx,
  { id }: ParsedInput<typeof refundOrderCall>,
): Promise<AnswerOf<typeof refundOrderCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    const isNew = await queueRefund(tx, order.payment_id, 'by staff', ctx.now)
    if (!isNew && !(await retryRefund(tx, order.payment_id))) throw new Failure(staffOrderFailures.nothingToRefund)
    if (isNew) await insertEvent(tx, { order_id: id, at: ctx.now, text: 'Refund requested' })
    await recordChange(tx, ctx.actor, ctx.now, { subject: 'order', id, action: 'Refund requested' })
  })
  const data = await orderById(ctx.db, id)
  if (!data) throw new Failure(orderFailures.unknown)
  return { message: 'The refund is on its way.', data }
}
