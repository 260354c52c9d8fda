import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Shopper } from '#tests/support/shoppers.ts'

export type Question = {
  method?: string
  /** Sent as it stands: nobody tidies it up on its way, as fetch would. */
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer | object
  /** Whose browser sends it: with their cookie. */
  as?: Shopper
}
// biome-ignore lint/suspicious/noExplicitAny: attacks look into answers of every shape
export type Answer = { status: number; headers: IncomingHttpHeaders; raw: Buffer; text: string; json: any }
export type Ask = (question: Question) => Promise<Answer>

const ANSWER_WITHIN_MS = 30_000

/** Asks the shop as its proxy does: everybody seems to come from an address of their own, which is limited by itself. */
export function asker(shop: string): Ask {
  const { hostname, port } = new URL(shop)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let asked = 0
  return ({ method = 'GET', path, headers = {}, body, as }) => {
    asked += 1
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body)
    const payload = isJson ? JSON.stringify(body) : body
    const sent = {
      host: 'likho.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(isJson && { 'content-type': 'application/json' }),
      // Node says no length for methods that rarely have a body: what follows would be taken for the next request.
      ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
      ...(as && { cookie: `__Host-likho_access=${as.token}` }),
      ...headers,
    }
    return new Promise((resolve, reject) => {
      const call = request({ hostname, port, agent, method, path, headers: sent, timeout: ANSWER_WITHIN_MS })
      call.on('response', async (answer) => {
        const isEndless = answer.headers['content-type']?.startsWith('text/event-stream')
        const raw = isEndless ? Buffer.of() : await buffer(answer)
        if (isEndless) answer.destroy()
        const text = raw.toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw, text, json: parsed(text) })
      })
      call.on('upgrade', (answer, socket) => {
        socket.destroy()
        resolve({ status: 101, headers: answer.headers, raw: Buffer.of(), text: '', json: undefined })
      })
      call.on('timeout', () => call.destroy(new Error(`No answer to ${method} ${path}`)))
      call.on('error', reject)
      call.end(payload)
    })
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
