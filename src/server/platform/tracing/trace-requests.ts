import type { FastifyInstance } from 'fastify'
import { routeOf } from '../metrics/request-metrics.ts'
import { readTraceParent } from './trace-parent.ts'
import { type Span, startTrace, within } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where nothing is traced. */
    span: Span | undefined
  }
}

/** Asked every few seconds by whoever watches: nobody looks for these. */
const UNTRACED = new Set(['/metrics', '/healthz', '/readyz'])

/**
 * A trace for every request that Fastify sees, always one of our own: whoever calls chooses no id and no sampling. What a
 * proxy in front has begun is linked to, where there is one that is believed.
 */
export function traceRequests(app: FastifyInstance, { isBehindProxy }: { isBehindProxy: boolean }): void {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _, done) => {
    const { method, headers, routeOptions } = request
    if (UNTRACED.has(routeOptions.url ?? '')) return done()
    const link = isBehindProxy ? readTraceParent(headers.traceparent) : undefined
    const attributes = { 'http.request.method': method }
    request.span = startTrace({ name: method, kind: 'server', attributes, link })
    within(request.span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { span, method } = request
    const route = routeOf(request)
    const { statusCode: status } = reply
    span?.rename(`${method} ${route}`, { 'http.route': route, 'http.response.status_code': status })
    span?.end(status >= 500 ? String(status) : undefined)
    done()
  })
}
