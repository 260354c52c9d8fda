import { can } from '#contract/accounts/permissions.ts'
import { type moveOrderCall, type restockOrderCall, staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { toShippingOrder } from '#contract/orders/shipping-order.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { assertMay } from '#server/orders/assert-may.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import { assertProven } from '#server/platform/http/assert-proven.ts'
import type { Ctx, TradeCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { assertVersion } from '#server/refunds/assert-version.ts'
import { finishByStaff, requestByStaff } from '#server/refunds/cancel-by-staff.ts'
import { restockOrder } from '#server/refunds/undo-order.ts'
import { shipByHand } from '#server/shipping/queue-shipment.ts'

/** Staff move an order along where no courier tells. Cancelling is more than a word: it undoes the order. */
export async function moveOrderByStaff(
  ctx: TradeCtx,
  { id, status, restock, seen }: ParsedInput<typeof moveOrderCall>,
): Promise<AnswerOf<typeof moveOrderCall>> {
  const isCancelled = status === 'cancelled'
  if (isCancelled) {
    // It pays back, as a refund does.
    if (!can(signedIn(ctx), 'refundOrders')) throw new Failure(requestFailures.forbidden)
    assertProven(ctx)
  }
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    await assertVersion(tx, id, seen, ctx.now)
    if (isCancelled) return requestByStaff(tx, ctx, order)
    assertMay(order, status, 'staff')
    await shipByHand(tx, id)
    await moveOrder(tx, id, { stage: status, at: ctx.now, actor: 'staff' })
    if (status === 'returned' && restock) await restockOrder(tx, order, ctx.now)
    const changes = { status: [STATUS_TEXT[order.status], STATUS_TEXT[status]] as [string, string] }
    await recordChange(tx, ctx.actor, ctx.now, { action: 'statusChanged', id, changes })
  })
  if (isCancelled) return changed(ctx, id, await finishByStaff(ctx, id))
  return changed(ctx, id, `Order marked as ${STATUS_TEXT[status]}.`)
}

/** For what the courier brought back: nobody was asked then whether it can be sold again. */
export async function restockOrderByStaff(
  ctx: Ctx,
  { id, seen }: ParsedInput<typeof restockOrderCall>,
): Promise<AnswerOf<typeof restockOrderCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    await assertVersion(tx, id, seen, ctx.now)
    const isBack = order.status === 'returned' && (await restockOrder(tx, order, ctx.now))
    if (!isBack) throw new Failure(staffOrderFailures.nothingToRestock)
    await recordChange(tx, ctx.actor, ctx.now, { action: 'restocked', id })
  })
  return changed(ctx, id, 'The items are back in stock.')
}

async function changed({ db }: Pick<Ctx, 'db'>, id: string, message: string) {
  const order = await orderById(db, id)
  if (!order) throw new Failure(orderFailures.unknown)
  return { message, data: toShippingOrder(order) }
}
