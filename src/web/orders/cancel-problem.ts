import { orderTexts } from '#contract/orders/orders.texts.ts'
import { hasNoAnswer, isFailure } from '#web/kit/is-failure.ts'

type CancelProblem = { text: string; reason?: string }

/** The shop said no, and why; or it is unknown whether the order was cancelled. */
export function cancelProblem(error: unknown): CancelProblem {
  if (!isFailure(error) || hasNoAnswer(error)) return { text: orderTexts.cancelError }
  return { text: orderTexts.cancelFailed, reason: error.message }
}
