import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureAnswer } from '#contract/platform/answers.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

/** Faults that Fastify itself finds in a request, in our words. */
const KNOWN: Record<number, FailureKind> = {
  400: requestFailures.malformed,
  404: requestFailures.unknownPath,
  405: requestFailures.wrongMethod,
  413: requestFailures.tooLarge,
  415: requestFailures.wrongType,
  429: requestFailures.tooMany,
  503: requestFailures.overloaded,
}

/** The only place where a refusal or a fault becomes an answer. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof Failure ? error : new Failure(kindOf(error), { cause: error })
  if (failure.kind.status >= 500) request.log.error({ err: error }, 'request failed')
  const { kind, message, fields, data, retryAfterSeconds } = failure
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  const answer: FailureAnswer = {
    success: false,
    code: kind.code,
    message,
    ...(fields && { fields }),
    ...(data && { data }),
    requestId: request.id,
  }
  return reply.code(kind.status).header('cache-control', 'no-store').send(answer)
}

const kindOf = (error: FastifyError) => KNOWN[error.statusCode ?? 500] ?? requestFailures.unexpected
