import { attentionFailures, type confirmCancelledCall } from '#contract/attention/attention.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { lockOrder } from '#server/orders/orders.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { undoOrder } from '#server/refunds/undo-order.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** Cancels an order on the word of staff, who have seen that the courier gave its parcel up; the courier itself does not say. */
export async function confirmCancelled(
  ctx: Ctx,
  { subject, seen, note }: ParsedInput<typeof confirmCancelledCall>,
): Promise<AnswerOf<typeof confirmCancelledCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const trouble = await troubleToMend(ctx, tx, { kind: 'cancelWaiting', subject, seen }, 'confirmCancel')
    // The courier may be answering at this moment: the order is looked at under its lock.
    const order = await lockOrder(tx, subject)
    if (order?.status !== 'processing' || !order.cancelRequestedAt) throw new Failure(attentionFailures.gone)
    await undoOrder(tx, order, ctx.now)
    await recordAction(ctx, tx, trouble, { action: 'settle', note, entry: 'cancellationConfirmed' })
  })
  return { message: 'Order cancelled. We’ve requested the refund.' }
}
