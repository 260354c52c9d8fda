import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encoding-for.ts'
import { bodyIn, type Page } from './page.ts'

/** From the touch of a link to the page: asked for again, what was fetched ahead would have been fetched for nothing. */
const FETCHED_AHEAD = 'private, max-age=5'

/** Sends a page in the best encoding the browser takes, or 304 when it has it already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['sec-purpose']?.includes('prefetch')) reply.header('cache-control', FETCHED_AHEAD)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bodies[encoding] ?? (await bodyIn(encoding, page)))
}
