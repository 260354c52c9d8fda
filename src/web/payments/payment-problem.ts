import { paymentTexts } from '#contract/payments/payments.texts.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { hasNoAnswer, isFailure } from '#web/kit/is-failure.ts'

export type Problem = {
  text: string
  reason?: string
  /** What helps: asking again, or looking at the order again first. */
  remedy: 'retry' | 'review'
  mayBePaid: boolean
}

const PASSING: readonly number[] = [requestFailures.notSignedIn.status, requestFailures.tooMany.status]

/** The shop has decided. Being out of reach, busy or logged out decides nothing. */
export const isRefused = (error: unknown): boolean =>
  isFailure(error) && error.kind.status >= 400 && error.kind.status < 500 && !PASSING.includes(error.kind.status)

/** The shop's own words, where it had any. */
const wordsOf = (error: unknown): string | undefined =>
  isFailure(error) && !hasNoAnswer(error) ? error.message : undefined

/** As the refusal declares it. A refusal common to all calls declares none: what was decided is decided again. */
const declaredRemedy = (error: unknown) =>
  (isFailure(error) && error.kind.remedy) || (isRefused(error) ? 'review' : 'retry')

const remedyFor = (error: unknown) => (declaredRemedy(error) === 'retry' ? 'retry' : 'review')

const isRefunded = (error: unknown) => declaredRemedy(error) === 'awaitRefund'

export const problemBeforePaying = (error: unknown): Problem => ({
  text: wordsOf(error) ?? paymentTexts.error,
  remedy: remedyFor(error),
  mayBePaid: false,
})

/** A payment that came too late is no fault of its proof: the order failed, and the money goes back. */
export function problemOfVerifying(error: unknown): Problem {
  if (isRefunded(error)) return problemOfPlacing(error)
  const words = wordsOf(error)
  const reason = words === paymentTexts.notVerified ? undefined : words
  return { text: paymentTexts.notVerified, ...(reason && { reason }), remedy: 'retry', mayBePaid: true }
}

export function problemOfPlacing(error: unknown): Problem {
  const words = wordsOf(error)
  return {
    text: words ? paymentTexts.orderFailed.replace('{reason}', () => words) : paymentTexts.unexpected,
    remedy: remedyFor(error),
    mayBePaid: !isRefunded(error),
  }
}
