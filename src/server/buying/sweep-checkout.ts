import { findCheckout, lockCheckout } from '#server/checkout/checkouts.store.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { ProviderRefusal } from '#server/gateways/payment/provider-away.ts'
import { paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import { defineJob, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { noteIfUnknown } from '#server/refunds/note-if-unknown.ts'
import { nextSweepAt } from './payment-poll-schedule.ts'
import { settlePayment } from './settle-payment.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/**
 * Asks the provider about a checkout that nobody told us the end of, and puts its pieces back when its time is over. A
 * provider that is away is asked again; the pieces do not wait for that longer than end-hold.ts allows.
 */
export const sweepCheckoutJob = defineJob<{ checkoutId: string }>('sweep-checkout', {
  concurrency: 4,
  retryAfterMs: growingDelays(10 * SECOND, 10 * MINUTE, 4 * DAY),
  run: async (ctx, { checkoutId }) => {
    await settleWhatWasPaid(ctx, checkoutId)
    const found = await findCheckout(ctx.db, checkoutId)
    if (!found || found.status === 'paid') return
    await ctx.db.transaction().execute(async (tx) => {
      // It may be renewed at this moment: whether its time is over counts once it is locked.
      const checkout = await lockCheckout(tx, checkoutId)
      if (checkout.expiresAt <= ctx.now) await releaseCheckout(tx, checkoutId)
      const runAt = nextSweepAt(checkout, ctx.now)
      if (runAt) await enqueue(tx, sweepCheckoutJob, { checkoutId }, { runAt, key: checkoutId })
    })
  },
})

async function settleWhatWasPaid(ctx: JobCtx, checkoutId: string): Promise<void> {
  const order = await paymentOrderOfCheckout(ctx.db, checkoutId)
  // Another provider than the one that was asked knows nothing of it.
  if (order?.provider !== ctx.gateways.payments.provider) return
  for (const payment of await paymentsOf(ctx, order.id)) await settlePayment(ctx, payment)
}

/** A provider that refuses to tell knows of none now. It is asked again at its next time, as about any other. */
async function paymentsOf(ctx: JobCtx, paymentOrderId: string) {
  try {
    return await noteIfUnknown(ctx, paymentOrderId, ctx.gateways.payments.paymentsOf(paymentOrderId))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    ctx.log.warn(
      { paymentOrder: paymentOrderId, reason: error.message },
      'the provider does not tell of a payment order',
    )
    return []
  }
}
