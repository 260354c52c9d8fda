import { orderTexts } from '#contract/orders/orders.texts.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { networkFailures } from '#web/kit/network.failures.ts'

type CancelProblem = { text: string; reason?: string }

const NO_ANSWER: readonly string[] = [requestFailures.unexpected.code, networkFailures.unreachable.code]

/** The shop said no, and why; or nobody knows what became of the question. */
export function cancelProblem(error: unknown): CancelProblem {
  if (!isFailure(error) || NO_ANSWER.includes(error.kind.code)) return { text: orderTexts.cancelError }
  return { text: orderTexts.cancelFailed, reason: error.message }
}
