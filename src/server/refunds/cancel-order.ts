import type { cancelOrderCall } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { assertMay } from '#server/orders/assert-may.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import { orderOfUser } from '#server/orders/orders-read.store.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { finishCancellation, requestCancellation } from './cancellation.ts'

/** Cancels an order that has not left the shop. A courier who is to fetch it is asked before any money goes back. */
export async function cancelOrder(
  ctx: TradeCtx,
  { id }: ParsedInput<typeof cancelOrderCall>,
): Promise<AnswerOf<typeof cancelOrderCall>> {
  const { id: userId } = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.userId !== userId) throw new Failure(orderFailures.unknown)
    assertMay(order, 'cancelled', 'customer')
    await requestCancellation(tx, order, ctx.now)
  })
  const outcome = await finishCancellation(ctx, id)
  const order = await orderOfUser(ctx.db, userId, id)
  if (!order) throw new Failure(orderFailures.unknown)
  const message = outcome === 'cancelled' ? orderTexts.cancelled : orderTexts.cancelRequested
  return { message, data: toShippingOrder(order) }
}
