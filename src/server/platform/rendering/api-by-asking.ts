import type { Api } from '#contract/platform/api.ts'
import type { AnswerOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'

/** A call of a page while it is rendered: the path as declared, the input as a URL would say it. */
export type InsideCall = { path: string; input: Record<string, string> }
/** The answer as others get it over the wire: JSON. */
export type InsideAnswer = { status: number; body: Uint8Array }
/** Never rejects: a refusal is an answer too. */
export type Ask = (call: InsideCall) => Promise<InsideAnswer>

const decoder = new TextDecoder()

/** The api of pages while they are rendered: the same rules as behind everyone's door, without the network. */
export const apiByAsking =
  (ask: Ask): Api =>
  async (endpoint, ...[input]) => {
    if (endpoint.method !== 'GET') throw new Error('Pages only read while they are rendered')
    const { status, body } = await ask({ path: endpoint.path, input: textsOf(input) })
    const text = decoder.decode(body)
    return status < 400 ? trusted<typeof endpoint>(text) : readAnswer(endpoint, status, text)
  }

/** Held to its schema when it was answered: what comes from ourselves is not checked twice. */
function trusted<E extends Endpoint>(text: string): AnswerOf<E> {
  const { success: _, ...answer } = JSON.parse(text)
  return answer
}

function textsOf(input: InputOf<Endpoint>): Record<string, string> {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
