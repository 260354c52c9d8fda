import { mayCancel } from '#contract/orders/order-status.ts'
import type { cancelOrderCall } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { holdOrder } from '#server/orders/orders.store.ts'
import { orderOfUser } from '#server/orders/orders-read.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/signed-in.ts'
import { undoOrder } from './undo-order.ts'

/** Undoes an order that has not left the shop: pieces back on the shelf, coupon free, money on its way back, once. */
export async function cancelOrder(
  ctx: Ctx,
  { id }: ParsedInput<typeof cancelOrderCall>,
): Promise<AnswerOf<typeof cancelOrderCall>> {
  const { id: userId } = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, id)
    if (order?.user_id !== userId) throw new Failure(orderFailures.unknown)
    if (order.status === 'cancelled') throw new Failure(orderFailures.alreadyCancelled)
    if (!mayCancel(order.status)) throw new Failure(orderFailures.alreadyShipped)
    await undoOrder(tx, order, ctx.now)
  })
  const data = await orderOfUser(ctx.db, userId, id)
  if (!data) throw new Failure(orderFailures.unknown)
  return { message: orderTexts.cancelled, data }
}
