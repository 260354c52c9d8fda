import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './encoding-for.ts'
import type { Head, Page } from './page.ts'
import type { PageCache } from './page-cache.ts'
import { readsInPortions } from './reads-in-portions.ts'
import type { ReadyUrls } from './ready-urls.ts'

type Options = { cache: PageCache; urls: ReadyUrls }

/**
 * Answers what lies ready before Fastify sees the request: no hooks, no request id, no log line, nothing but a look-up and a
 * write. Everything that is not ready goes on to Fastify, which tells us under which key it found it. Hits are counted by the cache.
 */
export function sendReadyFirst(app: FastifyInstance, { cache, urls }: Options): void {
  const { server } = app
  const others = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  server.removeAllListeners('request')
  const { beginWrite, read } = readsInPortions()
  server.on('request', (request, response) => {
    if (request.method === 'GET') return read(() => answer(request, response))
    response.once('close', beginWrite())
    pass(request, response)
  })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (isClosing || !sendReady(request, response)) pass(request, response)
  }
  function pass(request: IncomingMessage, response: ServerResponse): void {
    for (const other of others) other(request, response)
  }

  function sendReady({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    const key = urls.keyOf(url)
    const page = key === undefined ? undefined : cache.ready(key)
    if (!page || headers['sec-purpose']) return false
    if (headers['if-none-match'] === page.etag) {
      response.writeHead(304, headOf(page, 'none')).end()
      return true
    }
    const encoding = encodingFor(headers['accept-encoding'])
    const body = page.bodies[encoding]
    if (!body) return false
    response.writeHead(page.status, headOf(page, encoding)).end(body)
    return true
  }
}

/** The headers of a page, names and values in turn, as Node writes them fastest; put together once for each encoding. */
function headOf(page: Page, kind: Head): string[] {
  page.heads[kind] ??= Object.entries({
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    ...(kind !== 'none' && { 'content-length': String(page.bodies[kind]?.length ?? 0) }),
    ...(kind !== 'none' && kind !== 'identity' && { 'content-encoding': kind }),
  }).flat()
  return page.heads[kind]
}
