import { failureAnswer } from './answers.ts'
import type { AnswerOf, Endpoint } from './endpoint.ts'
import { Failure, type FailureKind } from './failures.ts'
import { requestFailures } from './platform.failures.ts'

/** Turns an answer into what the endpoint promised, or throws the Failure it carries. */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, body: string): AnswerOf<E> {
  const json = parseJson(body)
  if (status < 400) return endpoint.answer.parse(json) as AnswerOf<E>
  const refusal = failureAnswer.safeParse(json).data
  if (!refusal) throw new Failure(requestFailures.unexpected, { cause: `status ${status}` })
  const remedy = endpoint.failures.find(({ code }) => code === refusal.code)?.remedy
  const kind: FailureKind = { code: refusal.code, status, text: refusal.message, ...(remedy && { remedy }) }
  const { fields, data } = refusal
  throw new Failure(kind, { ...(fields && { fields }), ...(data && { data }) })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
