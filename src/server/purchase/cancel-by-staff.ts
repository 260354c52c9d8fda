import { staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { wrongWayValues } from '#contract/admin/wrong-way.ts'
import { mayCancel } from '#contract/orders/order-status.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import { assertSeen } from './assert-seen.ts'
import { finishCancellation, requestCancellation } from './cancellation.ts'

/** Cancels and refunds an order that has not left the shop, for staff; answers what to tell them. */
export async function cancelByStaff(ctx: TradeCtx, id: string, seen?: string): Promise<string> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Failure(orderFailures.unknown)
    await assertSeen(tx, id, seen, ctx.now)
    const values = wrongWayValues(order.status, 'cancelled')
    if (!mayCancel(order.status)) throw new Failure(staffOrderFailures.wrongWay, { values })
    await requestCancellation(tx, order, ctx.now)
    // The courier may still say no, so this is what was done and not what became of it.
    await recordChange(tx, ctx.actor, ctx.now, { subject: 'order', id, action: 'Cancellation requested' })
  })
  const outcome = await finishCancellation(ctx, id)
  return outcome === 'cancelled' ? 'Order cancelled.' : 'We’re asking the courier to stop the parcel.'
}
