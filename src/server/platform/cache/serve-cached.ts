import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { encodingFor } from './encoding-for.ts'
import type { Head, Page } from './page.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadyUrls } from './ready-urls.ts'

type Options = { cache: PageCache; urls: ReadyUrls }

/**
 * The server under Fastify. It answers what lies ready by itself: no hooks, no request id, no log line, nothing but a look-up
 * and a write. Everything else goes on to Fastify, which tells us under which key it found it. Hits are counted by the cache.
 */
export const readyServer = ({ cache, urls }: Options): FastifyServerFactory =>
  function open(pass, options) {
    const { http, keepAliveTimeout, requestTimeout } = options as ServerOptions & { http?: ServerOptions }
    const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, (request, response) => {
      // While it closes, Fastify tells those whose connection is still open to come back by another.
      const isAnswered = request.method === 'GET' && server.listening && sendReady(request, response)
      if (!isAnswered) pass(request, response)
    })
    return server

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
