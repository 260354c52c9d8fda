import { attentionFailures, type refundUnusedPaymentCall } from '#contract/attention/attention.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { lockPaymentAndOrder } from '#server/refunds/lock-payment-and-order.ts'
import { queueRefund } from '#server/refunds/queue-refund.ts'
import { recordAction, troubleToMend } from './at-the-desk.ts'

/** Gives back a payment that no order was placed for. */
export async function refundUnusedPayment(
  ctx: Ctx,
  { subject }: ParsedInput<typeof refundUnusedPaymentCall>,
): Promise<AnswerOf<typeof refundUnusedPaymentCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    // It may be spent at this moment: it is looked at when nobody else can.
    await lockPaymentAndOrder(tx, subject)
    const trouble = await troubleToMend(ctx, tx, { kind: 'paymentUnused', subject, seen: null }, 'refund')
    const isNew = await queueRefund(tx, subject, 'by staff', ctx.now)
    if (!isNew) throw new Failure(attentionFailures.gone)
    await recordAction(ctx, tx, trouble, { action: 'refund' })
  })
  return { message: 'Refund requested from the payment provider.' }
}
