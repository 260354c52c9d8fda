import { setTimeout } from 'node:timers/promises'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { type CookieJar, openCookieJar } from './cookie-jar.ts'
import type { Ledger } from './ledger.ts'

/** 0 is no answer at all. */
export type Answer = { status: number; body: unknown }
export type Client = ReturnType<typeof openClient>

const UNEXPECTED = requestFailures.unexpected.code
const [PATIENCE_MS, KNOCK_AGAIN_MS] = [40_000, 100]

export type Caller = 'program' | 'browser'
type Wanted = { ledger: Ledger; addressNow: () => string | undefined; from: () => string; callAs: Caller }
type Asked = { body?: object | string | FormData; token?: string | undefined; headers?: Record<string, string> }

/**
 * Somebody who calls the shop over the wire, at whichever of its processes is open. Everything they are answered goes into
 * the ledger, and what nobody should be answered as a fault.
 */
export function openClient({ ledger, addressNow, from, callAs }: Wanted) {
  const jar = callAs === 'browser' ? openCookieJar() : undefined

  /** While things break the shop may say so, in words that it has declared; otherwise nobody is turned away. */
  function isWrong(answer: Answer): boolean {
    if (ledger.isCalm) return answer.status === 0 || answer.status >= 500
    const code = at(answer, 'code') ?? UNEXPECTED
    if (isOfProxy(answer)) return false
    return answer.status >= 500 && answer.status !== 503 && code === UNEXPECTED
  }

  async function ask(method: string, path: string, { body, token, headers = {} }: Asked = {}): Promise<Answer> {
    const isJson = body !== undefined && typeof body === 'object' && !(body instanceof FormData)
    const address = await openShop(addressNow)
    if (!address) return { status: 0, body: undefined }
    const call = `${method} ${path.replace(/[?].*/, '').replace(/\/[\w-]{14,}(?=\/|$)/g, '/…')}`
    const asked = performance.now()
    const answer = await fetch(address + path, {
      method,
      headers: {
        'x-forwarded-for': from(),
        ...(jar ? { cookie: jar.cookiesFor(path, token) } : token && { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | FormData) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => read(response, jar))
      .catch(() => ({ status: 0, text: '' }))
    ledger.answered(call, answer.status, performance.now() - asked)
    const { status, text } = answer
    const heard: Answer = { status, body: text.startsWith('{') ? JSON.parse(text) : text }
    if (isWrong(heard)) ledger.unexpected.push(`${call} was answered with ${status}: ${text.slice(0, 200)}`)
    return heard
  }
  return {
    ask,
    get: (path: string, token?: string) => ask('GET', path, { token }),
    post: (path: string, body: object | FormData, token?: string) => ask('POST', path, { body, token }),
  }
}

/** Said by nginx in place of a shop that died meanwhile: as good as no answer. */
const isOfProxy = ({ status, body }: Answer) =>
  (status === 502 || status === 504) && typeof body === 'string' && body.includes('<center>nginx')

/** Whoever finds the shop closed waits at its door for a while. */
async function openShop(addressNow: () => string | undefined): Promise<string | undefined> {
  for (let waited = 0; waited < PATIENCE_MS; waited += KNOCK_AGAIN_MS) {
    const address = addressNow()
    if (address) return address
    await setTimeout(KNOCK_AGAIN_MS)
  }
}

/** Half an answer, of a process that died while it spoke, is none. */
async function read(response: Response, jar: CookieJar | undefined): Promise<{ status: number; text: string }> {
  const text = await response.text()
  jar?.keep(response.headers.getSetCookie())
  return { status: response.status, text }
}

/** What stands there in an answer, if it is text or a number. */
export function at({ body }: Answer, ...path: string[]): string | undefined {
  let found: unknown = body
  for (const name of path) found = (found as Record<string, unknown> | undefined | null)?.[name]
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}
