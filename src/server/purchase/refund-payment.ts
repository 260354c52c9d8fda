import { ProviderRefusal } from '#server/gateways/payment/provider-away.ts'
import { findRefund, type RefundRow, setRefund } from '#server/payments/refunds.store.ts'
import { defineJob, FinalFailure, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { noteRefund } from './book-refund.ts'

const SECOND = 1_000
const HOUR = 60 * 60 * SECOND
const DAY = 24 * HOUR

/** Asks the provider to give a payment back. The refund's own id is the key, so asking again does not pay twice. */
export const refundPaymentJob = defineJob<{ refundId: string }>('refund-payment', {
  atOnce: 2,
  retryAfterMs: growingDelays(5 * SECOND, HOUR, 14 * DAY),
  run: async (ctx, { refundId }) => {
    const refund = await findRefund(ctx.db, refundId)
    if (!refund || refund.status === 'processed') return
    await noteRefund(ctx.db, refund.payment_id, await askForIt(ctx, refund), ctx.now)
  },
})

/** A refusal needs a person: it is marked for the staff and not asked again by itself. */
async function askForIt({ db, gateways }: JobCtx, { id, payment_id: paymentId, amount_paise }: RefundRow) {
  try {
    return await gateways.payments.refund({ paymentId, amountPaise: amount_paise, key: id })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await setRefund(db, id, { status: 'failed' })
    throw new FinalFailure(error.message)
  }
}
