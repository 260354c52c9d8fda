import { ProviderRefusal } from '#server/gateways/payment/provider-away.ts'
import { providerOfPayment } from '#server/payments/payments.store.ts'
import { findRefund, type Refund, setRefund } from '#server/payments/refunds.store.ts'
import { defineJob, FinalFailure, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { bookRefund } from './book-refund.ts'

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
    const provider = await providerOfPayment(ctx.db, refund.paymentId)
    assertTakenBy(provider, ctx.gateways.payments.provider)
    await bookRefund(ctx.db, refund.paymentId, await askForIt(ctx, refund), ctx.now)
  },
})

/** Only who took the money can give it back: what was paid for real waits until its provider is set again. */
function assertTakenBy(provider: string | undefined, current: string): void {
  if (provider === current) return
  const message = `this payment was taken by ${provider}`
  throw provider === 'sandbox' ? new FinalFailure(message) : new Error(message)
}

/** A refusal needs a person: it is marked for the staff and not asked again by itself. */
async function askForIt({ db, gateways }: JobCtx, { id, paymentId, amountPaise }: Refund) {
  try {
    return await gateways.payments.refund({ paymentId, amountPaise, key: id })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await setRefund(db, id, { status: 'failed' })
    throw new FinalFailure(error.message)
  }
}
