import { findCheckout } from '#server/checkout/checkouts.store.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { ProviderAway } from '#server/gateways/payment/provider-away.ts'
import { paymentOrderOfCheckout } from '#server/payments/payments.store.ts'
import { defineJob, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { nextPollAt } from './payment-poll-schedule.ts'
import { settlePayment } from './settle-payment.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** A provider that is away does not keep the pieces off the shelf for longer than this. */
const PATIENCE_MS = 10 * MINUTE

/** Asks the provider about a checkout that nobody told us the end of, and puts its pieces back when its time is over. */
export const sweepCheckoutJob = defineJob<{ checkoutId: string }>('sweep-checkout', {
  atOnce: 4,
  retryAfterMs: growingDelays(10 * SECOND, 10 * MINUTE, 4 * DAY),
  run: async (ctx, { checkoutId }) => {
    const away = await settleWhatWasPaid(ctx, checkoutId)
    const checkout = await findCheckout(ctx.db, checkoutId)
    if (!checkout || checkout.status === 'paid') return
    const overdue = ctx.now.getTime() - checkout.expiresAt.getTime()
    if (overdue >= (away ? PATIENCE_MS : 0)) await releaseCheckout(ctx.db, checkoutId)
    if (away) throw away
    const runAt = nextPollAt(checkout.createdAt, ctx.now)
    if (runAt) await enqueue(ctx.db, sweepCheckoutJob, { checkoutId }, { runAt, key: checkoutId })
  },
})

/** Answers the fault when the provider could not be asked. */
async function settleWhatWasPaid(ctx: JobCtx, checkoutId: string): Promise<ProviderAway | undefined> {
  const order = await paymentOrderOfCheckout(ctx.db, checkoutId)
  // Another provider than the one that was asked knows nothing of it.
  if (order?.provider !== ctx.gateways.payments.provider) return undefined
  try {
    for (const payment of await ctx.gateways.payments.paymentsOf(order.id)) await settlePayment(ctx, payment)
    return undefined
  } catch (error) {
    if (error instanceof ProviderAway) return error
    throw error
  }
}
