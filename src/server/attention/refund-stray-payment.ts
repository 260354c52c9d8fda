import type { refundStrayPaymentCall } from '#contract/attention/stray-payments.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { endStrayPayment } from '#server/payments/stray-payments.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { queueStrayRefund } from '#server/refunds/queue-stray-refund.ts'
import { recordAction } from './at-the-desk.ts'
import { lockStrayTrouble } from './lock-stray-trouble.ts'

/** Gives a payment back that we did not ask for: from then on it is followed as any other refund. */
export async function refundStrayPayment(
  ctx: Ctx,
  { subject }: ParsedInput<typeof refundStrayPaymentCall>,
): Promise<AnswerOf<typeof refundStrayPaymentCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { trouble, stray } = await lockStrayTrouble(ctx, tx, subject, 'refund')
    await queueStrayRefund(tx, stray, ctx.now)
    await endStrayPayment(tx, subject, { status: 'refunded' })
    await recordAction(ctx, tx, trouble, { action: 'refund' })
  })
  return { message: 'Refund requested from the payment provider.' }
}
