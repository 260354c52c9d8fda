import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { WriterProblem } from '#server/gateways/writer/writer.ts'

const KINDS: Record<WriterProblem['reason'], FailureKind> = {
  'out of quota': writerFailures.outOfQuota,
  'too slow': writerFailures.tooSlow,
  refused: writerFailures.unavailable,
  'cut off': writerFailures.unavailable,
}

/** What a writer's problem is to whoever asked; anything else stays what it is. */
export const toFailure = (problem: unknown) =>
  problem instanceof WriterProblem ? new Failure(KINDS[problem.reason], { cause: problem }) : problem
