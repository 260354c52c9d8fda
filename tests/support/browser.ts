import type { FastifyInstance } from 'fastify'

type Method = 'GET' | 'POST' | 'DELETE'
type Answer = {
  status: number
  headers: Record<string, unknown>
  setCookies: string[]
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

/**
 * Calls the shop like a browser does: it keeps cookies by name and path, and sends them back where their path allows, the
 * longest path first.
 */
export function aBrowser(shop: { readonly app: FastifyInstance }, given: { address?: string; headers?: object } = {}) {
  const jar = new Map<string, { value: string; path: string }>()

  async function call(method: Method, url: string, body?: object, headers: object = {}): Promise<Answer> {
    const cookie = [...jar]
      .filter(([, { path }]) => url.startsWith(path))
      .sort(([, one], [, other]) => other.path.length - one.path.length)
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')
    const sent = await contentOf(body)
    const answer = await shop.app.inject({
      method,
      url,
      remoteAddress: given.address ?? '127.0.0.1',
      headers: { ...(cookie && { cookie }), ...sent.headers, ...given.headers, ...headers },
      ...(sent.payload && { payload: sent.payload }),
    })
    const setCookies = [answer.headers['set-cookie'] ?? []].flat()
    for (const line of setCookies) keep(line)
    return { status: answer.statusCode, headers: answer.headers, setCookies, body: answer.json() }
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /; Path=([^;]+)/i.exec(line)?.[1] ?? '/'
    const key = path === '/' ? name : `${name} ${path}`
    if (value) jar.set(key, { value, path })
    else jar.delete(key)
  }

  return { call, jar, post: (url: string, body?: object, headers?: object) => call('POST', url, body, headers) }
}

export type Browser = ReturnType<typeof aBrowser>

/** The same cookies in other hands. */
export function copyOf(shop: { readonly app: FastifyInstance }, one: Browser): Browser {
  const copy = aBrowser(shop)
  for (const [name, cookie] of one.jar) copy.jar.set(name, cookie)
  return copy
}

async function contentOf(body?: object): Promise<{ payload?: object; headers?: Record<string, string> }> {
  if (!(body instanceof FormData)) return body ? { payload: body } : {}
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } }
}

export function aForm(values: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
