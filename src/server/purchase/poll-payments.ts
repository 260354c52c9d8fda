import { PAYMENTS_A_PAGE } from '#server/gateways/payment/payment-gateway.ts'
import { paymentsInBooks } from '#server/payments/stray-payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { settlePayment } from './settle-payment.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Banks say yes up to three days late: what was begun before may have been paid since. */
const LOOKED_BACK_MS = 4 * DAY
const MOST_PAGES = 50

/** From when on payments are looked at, and where a round that was too long for once goes on. */
type Round = { since: string; until?: string; skip?: number }

/**
 * Asks the provider once a day for all that our keys took, and settles what the books do not have. Where it looks from is
 * part of the job: after a restore it is the day of the backup, whose events will not come again.
 */
export const pollPaymentsJob = defineJob<Round>('poll-payments', {
  atOnce: 1,
  retryAfterMs: growingDelays(MINUTE, 60 * MINUTE, DAY),
  goesOnAfterMs: DAY,
  run: async (ctx, { since, until, skip = 0 }) => {
    const span = { from: new Date(since), to: until ? new Date(until) : ctx.now }
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const isMore = await settlePage(ctx, { ...span, skip: skip + page * PAYMENTS_A_PAGE })
      if (isMore) continue
      const next = Math.max(span.from.getTime(), span.to.getTime() - LOOKED_BACK_MS)
      return keepPollingPayments(ctx.db, new Date(next), new Date(ctx.now.getTime() + DAY))
    }
    const rest = { since, until: span.to.toISOString(), skip: skip + MOST_PAGES * PAYMENTS_A_PAGE }
    await queueRound(ctx.db, rest, new Date(ctx.now.getTime() + MINUTE))
  },
})

/**
 * However many processes start, one round waits. The first of a shop begins with the shop: what the account took before
 * is none of its money.
 */
export const keepPollingPayments = (db: Db, since: Date, runAt: Date): Promise<void> =>
  queueRound(db, { since: since.toISOString() }, runAt)

const queueRound = (db: Db, round: Round, runAt: Date) =>
  enqueue(db, pollPaymentsJob, round, { runAt, key: 'payments' })

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
