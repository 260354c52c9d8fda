import type { settleTroubleCall } from '#contract/attention/attention.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { settleRefundByHand } from '#server/purchase/settle-refund-by-hand.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** Takes something off the desk that was mended by other means. Should it go wrong anew, it is back. */
export async function settleTrouble(
  ctx: Ctx,
  { note, ...asked }: ParsedInput<typeof settleTroubleCall>,
): Promise<AnswerOf<typeof settleTroubleCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const trouble = await troubleToMend(ctx, tx, asked, 'settle')
    // The buyer was paid another way: their order says so, and nobody pays it a second time.
    if (trouble.kind === 'refundFailed') await settleRefundByHand(tx, trouble.subject, ctx.now)
    await recordAction(ctx, tx, trouble, { action: 'settle', note, words: 'Marked as settled' })
  })
  return { message: 'Marked as settled.' }
}
