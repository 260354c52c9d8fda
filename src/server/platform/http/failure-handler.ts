import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureAnswer } from '#contract/platform/answers.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { type DatabaseFault, databaseFaultOf, isOfDeleted } from '../db/database-fault.ts'
import { countRefusal } from '../metrics/request-metrics.ts'
import { NOTHING_ALLOWED } from '../security/content-security.ts'

/** Faults that Fastify itself finds in a request, in our words. */
const KNOWN: Record<number, FailureKind> = {
  400: httpFailures.malformed,
  404: httpFailures.unknownPath,
  405: httpFailures.wrongMethod,
  413: httpFailures.tooLarge,
  415: httpFailures.wrongType,
  429: requestFailures.tooMany,
  503: requestFailures.overloaded,
}

/** What passes by itself within seconds; nothing was done. */
const PASSING: Record<DatabaseFault, FailureKind> = {
  away: httpFailures.unavailable,
  busy: requestFailures.overloaded,
}
export const RETRY_AFTER_SECONDS = 5

type Refusal = { status: number; answer: FailureAnswer; retryAfterSeconds: number | undefined }

/** The only place where a refusal or a fault becomes an answer. */
export function refusalOf(error: FastifyError, requestId: string, log: FastifyBaseLogger): Refusal {
  const failure = error instanceof Failure ? error : failureOf(error)
  const { kind, message, fields, data, retryAfterSeconds } = failure
  countRefusal(kind.code)
  // Each of many that meet the same outage gets a line, none a stack.
  if (kind === httpFailures.unavailable) log.warn({ reason: error.message }, 'the database is away')
  else if (error instanceof Failure && kind === requestFailures.overloaded) log.warn('turned away, the shop is full')
  else if (kind.status >= 500) log.error({ err: error }, 'request failed')
  const answer = { success: false as const, code: kind.code, message, ...(fields && { fields }), ...(data && { data }) }
  return { status: kind.status, answer: { ...answer, requestId }, retryAfterSeconds }
}

export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, answer, retryAfterSeconds } = refusalOf(error, request.id, request.log)
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  if (status === httpFailures.tooLarge.status) takeTheRest(request, reply)
  reply.header('content-security-policy', NOTHING_ALLOWED)
  return reply.code(status).header('cache-control', 'no-store').send(answer)
}

/**
 * Cut off while it still sends, a program never reads why. So the rest of a body that is too large is read and thrown away, and the
 * line stays open; endSlowBodies says for how long at most.
 */
function takeTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  raw.resume()
}

function failureOf(error: FastifyError): Failure {
  const known = KNOWN[error.statusCode ?? 500]
  if (!known && isOfDeleted(error)) return new Failure(httpFailures.deletedMeanwhile, { cause: error })
  const fault = known ? undefined : databaseFaultOf(error)
  if (fault) return new Failure(PASSING[fault], { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
  return new Failure(known ?? requestFailures.unexpected, { cause: error })
}
