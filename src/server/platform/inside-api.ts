import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/platform/api.ts'
import { callOf } from '#contract/platform/call.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'

/** Known to this process alone: tells its own calls from those that come in from outside. */
const OWN_CALL = randomUUID()

export const isOwnCall = (headers: Record<string, unknown>) => headers['x-own-call'] === OWN_CALL

/** The api of a page while it is rendered: the same door as everyone's, without the network. Hears what the page is made of. */
export const insideApi =
  (app: FastifyInstance, madeOf: (tags: readonly string[] | undefined) => void): Api =>
  async (endpoint, ...[input]) => {
    const { method, url, body } = callOf(endpoint, input)
    if (body && typeof body !== 'string') throw new Error('Pages send no files while they are rendered')
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { 'x-own-call': OWN_CALL, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: body }),
    })
    const read = readAnswer(endpoint, answer.statusCode, answer.body)
    madeOf(endpoint.tags?.(read, endpoint.input.parse(input ?? {})))
    return read
  }
