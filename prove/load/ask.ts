import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Answer, Kind, Tally } from './tally.ts'

/** Idle connections are closed here, long before the shop does so at 72 s: neither may end one while it is taken up again. */
const agent = new Agent({ keepAlive: true, timeout: 30_000 })

const KEPT_OF_A_REFUSAL = 200

type Asked = { url: string; from: string; body?: object; token?: string }

/** Asks the shop, notes how it answered, and gives what it said when it served. */
export async function ask(tally: Tally, kind: Kind, { url, from, body, token }: Asked): Promise<string | undefined> {
  const headers = {
    'x-forwarded-for': from,
    'accept-encoding': 'identity',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const asked = performance.now()
  const note = (answer: Pick<Answer, 'status' | 'retryAfter' | 'isReady' | 'refusal'>) =>
    tally.add({ kind, ...answer, ms: performance.now() - asked, at: asked })
  const call = request(url, { method: body ? 'POST' : 'GET', agent, headers })
  try {
    const answered = Promise.withResolvers<IncomingMessage>()
    call.on('response', answered.resolve).on('error', answered.reject)
    call.end(body && JSON.stringify(body))
    const response = await answered.promise
    const said = await text(response)
    const { statusCode: status = 0, headers: told } = response
    const isServed = status === 200
    note({
      status,
      retryAfter: told['retry-after'] !== undefined,
      // What lies ready is sent before the request gets a number.
      isReady: told['x-request-id'] === undefined,
      refusal: isServed ? undefined : said.slice(0, KEPT_OF_A_REFUSAL),
    })
    return isServed ? said : undefined
  } catch (error) {
    const line = call.reusedSocket ? 'a kept connection' : 'a new connection'
    note({
      status: 0,
      retryAfter: false,
      isReady: false,
      refusal: `${error} at ${call.method} ${call.path} on ${line}`,
    })
    return undefined
  }
}
