import { ProviderAway } from '#server/gateways/payment/provider-away.ts'
import { paymentOrderOfPayment } from '#server/payments/payments.store.ts'
import { findRefund, type Refund, refundsToCheck, setRefund } from '#server/payments/refunds.store.ts'
import { growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { defineRecurringJob } from '#server/platform/jobs/define-recurring-job.ts'
import { bookRefunds } from './book-refund.ts'
import { cancelRefundedOrder } from './cancel-refunded-order.ts'
import { failRefund } from './fail-refund.ts'
import { noteIfUnknown } from './note-if-unknown.ts'
import { nextRefundCheck } from './refund-checks.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EVERY_MS = 10 * MINUTE
const MOST_AT_ONCE = 50
const NEVER_CONFIRMED =
  'The payment provider accepted the refund three weeks ago but hasn’t confirmed it. Check its dashboard.'

/** Asks what became of the refunds that the provider took: an event may get lost, and nobody would know. */
export const followRefundsJob = defineRecurringJob('follow-refunds', {
  retryAfterMs: growingDelays(MINUTE, 15 * MINUTE, 7 * DAY),
  goesOnAfterMs: EVERY_MS,
  run: async (ctx) => {
    for (const refund of await refundsToCheck(ctx.db, ctx.now, MOST_AT_ONCE)) {
      if (ctx.signal.aborted || !(await check(ctx, refund))) break
    }
    return new Date(ctx.now.getTime() + EVERY_MS)
  },
})

/** Answers false when the provider is away: the others wait for the next round. */
async function check(ctx: JobCtx, { id, paymentId, statusSince }: Refund): Promise<boolean> {
  const { db, now, log } = ctx
  const next = nextRefundCheck(statusSince, now)
  // Noted before: one that always fails does not keep the others waiting.
  await setRefund(db, id, { checkAt: next ?? null })
  const fault = await ask(ctx, paymentId).catch((error: Error) => error)
  if (fault) log.warn({ refund: id, reason: fault.message }, 'a refund could not be followed')
  const refund = next ? undefined : await findRefund(db, id)
  if (refund?.status === 'requested') await failRefund(db, refund, { failure: NEVER_CONFIRMED, isRefused: false }, now)
  return !(fault instanceof ProviderAway)
}

async function ask(ctx: JobCtx, paymentId: string): Promise<undefined> {
  const { db, gateways, now } = ctx
  const { payments } = gateways
  const asked = await paymentOrderOfPayment(db, paymentId)
  // Another provider than the one that took the money knows nothing of it.
  if (asked?.provider !== payments.provider) return
  await bookRefunds(db, paymentId, await noteIfUnknown(ctx, asked.id, payments.refundsOf(paymentId)), now)
  await cancelRefundedOrder(db, paymentId, now)
}
