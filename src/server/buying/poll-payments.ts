import { PAYMENTS_A_PAGE } from '#server/gateways/payment/payment-gateway.ts'
import { askedUntil, setAskedUntil } from '#server/payments/payment-polls.store.ts'
import { paymentsInBooks } from '#server/payments/stray-payments.store.ts'
import { growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { defineRecurringJob } from '#server/platform/jobs/define-recurring-job.ts'
import { settlePayment } from './settle-payment.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Banks say yes up to three days late: what was begun before may have been paid since. */
export const LOOKED_BACK_MS = 4 * DAY

/**
 * Asks the provider once a day for all that our keys took, and settles what the books do not have. Where it looks from is
 * kept by provider, in a row that a finished round alone moves on: after a restore it is the day of the backup, whose
 * events will not come again.
 */
export const pollPaymentsJob = defineRecurringJob('poll-payments', {
  retryAfterMs: growingDelays(MINUTE, 60 * MINUTE, DAY),
  goesOnAfterMs: DAY,
  run: async (ctx) => {
    const { provider } = ctx.gateways.payments
    const span = { from: await askedUntil(ctx.db, provider, ctx.now), to: ctx.now }
    let skip = 0
    while (await settlePage(ctx, { ...span, skip })) {
      ctx.signal.throwIfAborted()
      skip += PAYMENTS_A_PAGE
    }
    await setAskedUntil(ctx.db, provider, new Date(span.to.getTime() - LOOKED_BACK_MS))
    return new Date(ctx.now.getTime() + DAY)
  },
})

/** Answers whether there may be more. */
async function settlePage(ctx: JobCtx, page: { from: Date; to: Date; skip: number }): Promise<boolean> {
  const payments = await ctx.gateways.payments.paymentsBetween(page)
  const known = await paymentsInBooks(
    ctx.db,
    payments.map(({ id }) => id),
  )
  for (const payment of payments) {
    if (payment.status === 'captured' && !known.has(payment.id)) await settlePayment(ctx, payment)
  }
  return payments.length === PAYMENTS_A_PAGE
}
