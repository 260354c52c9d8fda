import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from './page-cache.ts'

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** Measures every request, writes one log line for each, and answers /metrics in Prometheus' format. */
async function metrics(app: FastifyInstance, { cache }: { cache: PageCache }): Promise<void> {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  new Counter({
    name: 'page_cache_hits',
    help: 'Pages sent ready-made',
    registers,
    collect: countFrom(() => cache.counts.hits),
  })
  new Counter({
    name: 'page_cache_misses',
    help: 'Pages rendered',
    registers,
    collect: countFrom(() => cache.counts.misses),
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory that kept pages take',
    registers,
    collect() {
      this.set(cache.size().bytes)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}

const countFrom = (count: () => number) =>
  function collect(this: Counter) {
    this.reset()
    this.inc(count())
  }

export default fp(metrics)
