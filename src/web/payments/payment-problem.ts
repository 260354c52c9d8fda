import { placeOrderFailures } from '#contract/orders/place-order.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { paymentTexts } from '#contract/payments/payments.texts.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { networkFailures } from '#web/kit/network.failures.ts'

export type Problem = {
  text: string
  reason?: string
  /** What helps: asking again, or looking at the order again first. */
  remedy: 'retry' | 'review'
  mayBePaid: boolean
}

/** Faults of the draft itself: asking again would be refused again. */
const OF_THE_DRAFT: readonly string[] = [
  placeOrderFailures.noItems,
  placeOrderFailures.noAddress,
  paymentFailures.totalChanged,
  paymentFailures.outOfStock,
  paymentFailures.notEnough,
  paymentFailures.unknownProduct,
  paymentFailures.unknownAddress,
  paymentFailures.notInIndia,
  paymentFailures.notDeliverable,
  paymentFailures.tooManyPieces,
  paymentFailures.amountTooLarge,
  paymentFailures.invalidCoupon,
  paymentFailures.refundedInstead,
  paymentFailures.paidTwice,
].map(({ code }) => code)

const PASSING: readonly number[] = [requestFailures.notSignedIn.status, requestFailures.tooMany.status]

/** The shop has decided. Being out of reach, busy or logged out decides nothing. */
export const isRefused = (error: unknown): boolean =>
  isFailure(error) && error.kind.status >= 400 && error.kind.status < 500 && !PASSING.includes(error.kind.status)

const WITHOUT_WORDS: readonly string[] = [requestFailures.unexpected.code, networkFailures.unreachable.code]

/** The shop's own words, where it had any. */
const wordsOf = (error: unknown): string | undefined =>
  isFailure(error) && !WITHOUT_WORDS.includes(error.kind.code) ? error.message : undefined

const isOf = (codes: readonly string[], error: unknown) => isFailure(error) && codes.includes(error.kind.code)

const remedyFor = (error: unknown) => (isOf(OF_THE_DRAFT, error) ? 'review' : 'retry')

const MONEY_BACK = [paymentFailures.refundedInstead.code, paymentFailures.paidTwice.code]

export const problemBeforePaying = (error: unknown): Problem => ({
  text: wordsOf(error) ?? paymentTexts.error,
  remedy: remedyFor(error),
  mayBePaid: false,
})

/** A payment that came too late is no fault of its proof: the order failed, and the money goes back. */
export function problemOfVerifying(error: unknown): Problem {
  if (isOf(MONEY_BACK, error)) return problemOfPlacing(error)
  const words = wordsOf(error)
  const reason = words === paymentTexts.notVerified ? undefined : words
  return { text: paymentTexts.notVerified, ...(reason && { reason }), remedy: 'retry', mayBePaid: true }
}

export function problemOfPlacing(error: unknown): Problem {
  const words = wordsOf(error)
  return {
    text: words ? paymentTexts.orderFailed.replace('{reason}', () => words) : paymentTexts.unexpected,
    remedy: remedyFor(error),
    mayBePaid: !isOf(MONEY_BACK, error),
  }
}
