import type { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { networkFailures } from './network.failures.ts'

/** The server that calls and the pages that are built each have their own copy of the class, so `instanceof` cannot tell. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

const NO_ANSWER: readonly string[] = [requestFailures.unexpected.code, networkFailures.unreachable.code]

/** The shop is out of reach or broke: what became of the call is unknown. */
export const hasNoAnswer = (error: Failure): boolean => NO_ANSWER.includes(error.kind.code)
