import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Kind, Tally } from './tally.ts'

const agent = new Agent({ keepAlive: true })

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
  const note = (status: number, retryAfter: boolean, refusal: string | undefined) =>
    tally.add({ kind, status, retryAfter, refusal, ms: performance.now() - asked, at: asked })
  try {
    const [status, retryAfter, said] = await new Promise<[number, boolean, string]>((resolve, reject) => {
      const call = request(url, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
        const later = response.headers['retry-after'] !== undefined
        text(response).then((whole) => resolve([response.statusCode ?? 0, later, whole]), reject)
      })
      call.on('error', reject).end(body && JSON.stringify(body))
    })
    const isServed = status === 200
    note(status, retryAfter, isServed ? undefined : said.slice(0, KEPT_OF_A_REFUSAL))
    return isServed ? said : undefined
  } catch (error) {
    note(0, false, String(error))
    return undefined
  }
}
