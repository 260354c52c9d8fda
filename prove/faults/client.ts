import { setTimeout } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

/** 0 is no answer at all. */
export type Answer = { status: number; body: unknown }
export type Client = ReturnType<typeof openClient>

const [PATIENCE_MS, KNOCK_AGAIN_MS] = [40_000, 200]

type Asked = { body?: object | string | FormData; token?: string | undefined; headers?: Record<string, string> }

/**
 * Somebody who calls the shop over the wire, at whichever of its processes is open. Everything they are answered goes into
 * the ledger; what is neither an answer nor a 503 is written down as wrong.
 */
export function openClient(ledger: Ledger, addressNow: () => string | undefined, from: () => string) {
  async function ask(method: string, path: string, { body, token, headers = {} }: Asked = {}): Promise<Answer> {
    const isJson = body !== undefined && typeof body === 'object' && !(body instanceof FormData)
    const address = addressNow()
    if (!address) return nobodyThere()
    const call = `${method} ${path.replace(/[?].*/, '').replace(/\/[\w-]{14,}(?=\/|$)/g, '/…')}`
    const answer = await fetch(address + path, {
      method,
      headers: {
        'x-forwarded-for': from(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | FormData) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(read)
      .catch(() => ({ status: 0, text: '' }))
    ledger.answered(call, answer.status)
    if (answer.status >= 500 && answer.status !== 503) {
      ledger.unexpected.push(`${call} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`)
    }
    return { status: answer.status, body: answer.text.startsWith('{') ? JSON.parse(answer.text) : answer.text }
  }
  return {
    ask,
    get: (path: string, token?: string) => ask('GET', path, { token }),
    post: (path: string, body: object | FormData, token?: string) => ask('POST', path, { body, token }),
  }
}

/** No shop is open at the moment. */
async function nobodyThere(): Promise<Answer> {
  await setTimeout(KNOCK_AGAIN_MS)
  return { status: 0, body: undefined }
}

/** Half an answer, of a process that died while it spoke, is none. */
const read = async (response: Response) => ({ status: response.status, text: await response.text() })

/** What stands there in an answer, if it is text or a number. */
export function at({ body }: Answer, ...path: string[]): string | undefined {
  let found: unknown = body
  for (const name of path) found = (found as Record<string, unknown> | undefined | null)?.[name]
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}
