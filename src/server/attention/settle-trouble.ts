import { attentionFailures, type settleTroubleCall } from '#contract/attention/attention.endpoints.ts'
import type { AttentionKind } from '#contract/attention/attention-kinds.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { endStrayPayment } from '#server/payments/stray-payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { settleRefundByHand, settleUnusedByHand } from '#server/refunds/settle-by-hand.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** The buyer was paid another way: the books say so, and nobody pays it a second time. Answers false when it went on meanwhile. */
const BOOKED: Partial<Record<AttentionKind, (tx: Db, subject: string, now: Date) => Promise<boolean>>> = {
  refundFailed: settleRefundByHand,
  paymentUnused: settleUnusedByHand,
  moneyUnknown: (tx, subject) => endStrayPayment(tx, subject, { status: 'settled' }),
}

/** Takes something off the desk that was mended by other means. Should it go wrong anew, it is back. */
export async function settleTrouble(
  ctx: Ctx,
  { note, ...asked }: ParsedInput<typeof settleTroubleCall>,
): Promise<AnswerOf<typeof settleTroubleCall>> {
  const book = BOOKED[asked.kind]
  await ctx.db.transaction().execute(async (tx) => {
    const trouble = await troubleToMend(ctx, tx, asked, 'settle')
    if (book && !(await book(tx, trouble.subject, ctx.now))) throw new Failure(attentionFailures.gone)
    await recordAction(ctx, tx, trouble, { action: 'settle', note, entry: 'troubleResolved' })
  })
  return { message: 'Marked as resolved.' }
}
