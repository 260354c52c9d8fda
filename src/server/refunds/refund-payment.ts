import { LEAST_REFUND_PAISE } from '#contract/admin/part-refund.ts'
import { moneyMode } from '#contract/payments/money-mode.ts'
import type { ProviderRefund } from '#server/gateways/payment/payment-gateway.ts'
import { ProviderAway, ProviderRefusal, type ProviderTrouble } from '#server/gateways/payment/provider-away.ts'
import { paymentOrderOfPayment } from '#server/payments/payments.store.ts'
import { refundKey } from '#server/payments/refund-rules.ts'
import { findRefund, noteRefundTrouble, type Refund } from '#server/payments/refunds.store.ts'
import { defineJob, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { bookRefunds } from './book-refund.ts'
import { failRefund } from './fail-refund.ts'
import { noteIfUnknown } from './note-if-unknown.ts'
import { settleTestRefund } from './settle-test-refund.ts'

const SECOND = 1_000
const HOUR = 60 * 60 * SECOND
const DAY = 24 * HOUR
/** A provider that cannot be asked for so long needs a person. */
const PATIENCE_MS = 2 * DAY

const BELOW_THE_LEAST = 'It is below ₹1, the least that can be refunded. Pay it another way.'

/**
 * Asks the provider to give a payment back. A request that was not answered is repeated under the same key, so that it
 * does not pay twice; a clear no is looked into and left to the staff.
 */
export const refundPaymentJob = defineJob<{ refundId: string }>('refund-payment', {
  concurrency: 2,
  // A little longer than the patience: the last try is the one that gives up.
  retryAfterMs: growingDelays(5 * SECOND, HOUR, PATIENCE_MS + 6 * HOUR),
  run: async (ctx, { refundId }) => {
    const refund = await findRefund(ctx.db, refundId)
    if (refund?.status !== 'due') return
    try {
      if (await isGoneTest(ctx, refund)) return await settleTestRefund(ctx, refund)
      const answer = await askForIt(ctx, refund)
      await bookRefunds(ctx.db, refund.paymentId, [answer], ctx.now, refund.id)
    } catch (error) {
      if (error instanceof ProviderRefusal) return lookInto(ctx, refund, error)
      if (error instanceof ProviderAway) return waitOrGiveUp(ctx, refund, { failure: error.message })
      throw error
    }
  },
})

/** No real money was paid, and the provider that it was tried out with is not asked any more. */
async function isGoneTest({ db, gateways }: JobCtx, { paymentId }: Refund): Promise<boolean> {
  const provider = (await paymentOrderOfPayment(db, paymentId))?.provider
  return provider !== undefined && provider !== gateways.payments.provider && moneyMode(provider) !== 'live'
}

/** Only who took the money can give it back: what was paid for real waits until its provider is set again. */
async function askForIt(ctx: JobCtx, refund: Refund): Promise<ProviderRefund> {
  const { payments } = ctx.gateways
  const { paymentId, amountPaise } = refund
  if (amountPaise < LEAST_REFUND_PAISE) throw new ProviderRefusal('a refund below the least', BELOW_THE_LEAST)
  const asked = await paymentOrderOfPayment(ctx.db, paymentId)
  const provider = asked?.provider
  if (asked && provider === payments.provider) {
    return noteIfUnknown(ctx, asked.id, payments.refund({ paymentId, amountPaise, key: refundKey(refund) }))
  }
  throw new ProviderAway(`This payment was taken by ${provider}, which is no longer set up.`)
}

/** Often the money is back already, by somebody in the provider's dashboard: so it is asked what it knows of. */
async function lookInto(ctx: JobCtx, refund: Refund, refusal: ProviderRefusal): Promise<void> {
  const { db, gateways, now, log } = ctx
  const { message, reason, trouble } = refusal
  // A person can mend it, and then the same is done after all; a new key, for this one is answered.
  if (trouble) return waitOrGiveUp(ctx, refund, { ...(await inWords(ctx, refund, refusal)), isRefused: true })
  const { paymentId } = refund
  try {
    await bookRefunds(db, paymentId, await gateways.payments.refundsOf(paymentId), now)
  } catch (error) {
    if (error instanceof ProviderAway) return waitOrGiveUp(ctx, refund, { failure: error.message })
    // It does not know the payment at all.
    if (!(error instanceof ProviderRefusal)) throw error
  }
  log.warn({ refund: refund.id, payment: paymentId, reason: message }, 'a refund was refused')
  await failRefund(db, refund, { failure: reason, isRefused: true }, now)
}

type Kept = { failure: string; trouble?: ProviderTrouble; isRefused?: boolean }

/** What a person can mend, said so that they find it. */
async function inWords({ db }: JobCtx, { paymentId }: Refund, refusal: ProviderRefusal): Promise<Kept> {
  const { reason, trouble } = refusal
  if (trouble !== 'unknownId') return { failure: reason, ...(trouble && { trouble }) }
  const keyId = (await paymentOrderOfPayment(db, paymentId))?.keyId
  const failure = keyId
    ? `Razorpay doesn’t know this payment: it was taken with the key ${keyId}, which may be another account’s.`
    : 'Razorpay doesn’t know this payment: it may have been taken by another account.'
  return { failure, trouble }
}

async function waitOrGiveUp({ db, now, log }: JobCtx, refund: Refund, kept: Kept): Promise<void> {
  const { id, statusSince, attempt } = refund
  const { failure, trouble = null, isRefused = false } = kept
  if (now.getTime() - statusSince.getTime() < PATIENCE_MS) {
    await noteRefundTrouble(db, id, { failure, trouble, attempt: isRefused ? attempt + 1 : attempt })
    throw new Error(failure)
  }
  log.error({ refund: id, reason: failure }, 'a refund could not be asked for')
  await failRefund(db, refund, { failure, isRefused }, now)
}
