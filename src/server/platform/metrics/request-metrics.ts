import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram } from 'prom-client'
import { ownMetrics, SECONDS } from './registry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that was asked for, as the table of pages has it: `/product/:id`. */
    pagePattern: string | undefined
  }
}

const seconds = new Histogram({
  name: 'likho_http_request_seconds',
  help: 'How long requests took, by route and status; what lay ready is in likho_page_cache_hits_total',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
  registers: [ownMetrics],
})
const refusals = new Counter({
  name: 'likho_refusals_total',
  help: 'Refusals by their code, to visitors and to pages that asked while they were rendered',
  labelNames: ['code'],
  registers: [ownMetrics],
})

export const countRefusal = (code: string) => refusals.inc({ code })

/** One word for all requests that are alike: the route of a call or a page, never what somebody typed. */
export const routeOf = ({ pagePattern, routeOptions }: FastifyRequest) => pagePattern ?? routeOptions.url ?? 'none'

/** Measures every request that Fastify sees, and writes one log line for each. */
export function measureRequests(app: FastifyInstance): void {
  // These lines hold nothing that could be secret, and looking for it takes fifty times as long as writing one.
  const log = app.log.child({}, { redact: [] })
  app.decorateRequest('pagePattern', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: reqId } = request
    const { statusCode: status, elapsedTime } = reply
    // How long somebody listened says nothing about the shop.
    const isHeard = /^text\/event-stream/.test(String(reply.getHeader('content-type')))
    if (!isHeard) seconds.observe({ method, route: routeOf(request), status }, elapsedTime / 1000)
    log.info({ reqId, req: request, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}
