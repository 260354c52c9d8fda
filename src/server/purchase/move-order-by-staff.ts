import { type moveOrderCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { mayBecome, STATUS_TEXT } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { holdOrder } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { undoOrder } from './undo-order.ts'

/** Staff move an order along where no courier tells. Cancelling is more than a word: it undoes the order. */
export async function moveOrderByStaff(
  ctx: Ctx,
  { id, status }: ParsedInput<typeof moveOrderCall>,
): Promise<AnswerOf<typeof moveOrderCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    const values = { from: STATUS_TEXT[order.status], to: STATUS_TEXT[status] }
    if (!mayBecome(order.status, status)) throw new Failure(staffOrderFailures.wrongWay, { values })
    const text = STATUS_TEXT[status]
    if (status === 'cancelled') await undoOrder(tx, order, ctx.now)
    else await moveOrder(tx, id, { status, deliveryStatus: text, text, at: ctx.now })
    const changes = { status: [values.from, values.to] as [string, string] }
    await recordChange(tx, ctx.actor, ctx.now, { subject: 'order', id, action: 'Status changed', changes })
  })
  const data = await orderById(ctx.db, id)
  if (!data) throw new Failure(orderFailures.unknown)
  return { message: `The order is ${data.status.toLowerCase()}.`, data }
}
