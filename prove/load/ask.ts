import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Kind, Tally } from './tally.ts'

const agent = new Agent({ keepAlive: true })

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
  const note = (status: number, retryAfter: boolean) =>
    tally.add({ kind, status, retryAfter, ms: performance.now() - asked, at: asked })
  try {
    const [status, retryAfter, said] = await new Promise<[number, boolean, string]>((resolve, reject) => {
      const call = request(url, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
        const later = response.headers['retry-after'] !== undefined
        text(response).then((whole) => resolve([response.statusCode ?? 0, later, whole]), reject)
      })
      call.on('error', reject).end(body && JSON.stringify(body))
    })
    note(status, retryAfter)
    return status === 200 ? said : undefined
  } catch {
    note(0, false)
    return undefined
  }
}
