import { z } from 'zod'
import type { Api } from '#contract/platform/api.ts'
import type { AnswerOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { api } from '#web/kit/api.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { networkFailures } from '#web/kit/network.failures.ts'

export type Fields = Record<string, string>
export type Refusal = {
  /** What is wrong with which field. */
  fields: Fields
  /** What is wrong with the whole. */
  problem?: string
  failure?: Failure
}
type Outcome<Answer> = { answer: Answer; refused?: undefined } | { refused: Refusal; answer?: undefined }

/** What is said where the shop has no words of its own. */
export type Words = { fallback: string; unreachable?: string | undefined }

/** Makes a call whose input comes from a form: looks at the input first, and says what came of it. */
export async function submitEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  words: Words,
  via: Api = api,
): Promise<Outcome<AnswerOf<E>>> {
  const fields = wrongFields(endpoint, input)
  if (Object.keys(fields).length > 0) return { refused: { fields } }
  try {
    return { answer: await (via as (...call: [E, InputOf<E>]) => Promise<AnswerOf<E>>)(endpoint, input) }
  } catch (error) {
    return { refused: refusalOf(error, words) }
  }
}

function wrongFields(endpoint: Endpoint, input: unknown): Fields {
  const { error } = endpoint.input.safeParse(input)
  const texts = error ? (z.flattenError(error).fieldErrors as Record<string, string[] | undefined>) : {}
  return Object.fromEntries(Object.entries(texts).flatMap(([name, said]) => (said?.[0] ? [[name, said[0]]] : [])))
}

export function refusalOf(error: unknown, { fallback, unreachable = fallback }: Words): Refusal {
  if (!isFailure(error)) return { fields: {}, problem: fallback }
  const { kind, fields = {}, message } = error
  if (kind === networkFailures.unreachable) return { fields: {}, problem: unreachable }
  // The kind itself, not one that was read from an answer: what came back was no answer of the shop.
  if (kind === requestFailures.unexpected) return { fields: {}, problem: fallback }
  return { fields, problem: message, failure: error }
}
