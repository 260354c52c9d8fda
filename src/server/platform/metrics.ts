import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Database } from './db/database.ts'
import { isSame } from './is-same.ts'
import { measureReplicas } from './measure-replicas.ts'
import type { PageCache } from './page-cache.ts'
import type { RenderLoad } from './page-source.ts'

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

type Options = {
  cache: PageCache
  database: Database
  /** Left out where pages are rendered in the process itself. */
  rendering?: (() => RenderLoad) | undefined
  /** The last sample of what needs attention, by kind. */
  attention: () => Readonly<Record<string, number>> | undefined
  /** What whoever reads /metrics has to show, if anything. */
  token: string | undefined
  /** Whether /metrics answers without one. */
  isOpen: boolean
}

/** Measures every request that Fastify sees, writes one log line for each, and answers /metrics in Prometheus' format. */
async function metrics(app: FastifyInstance, options: Options): Promise<void> {
  const { cache, database, rendering, attention, token, isOpen } = options
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route and status; what lay ready is in page_cache_hits',
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
  new Counter({
    name: 'page_cache_renewals',
    help: 'Pages made anew in the background',
    registers,
    collect: countFrom(() => cache.counts.renewals),
  })
  new Counter({
    name: 'page_cache_old',
    help: 'Pages sent as they were last, because no newer one could be had',
    registers,
    collect: countFrom(() => cache.counts.old),
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory that kept pages take',
    registers,
    collect() {
      this.set(cache.size().bytes)
    },
  })

  new Gauge({
    name: 'attention_items',
    help: 'What the shop could not do by itself and staff have to look at, by kind',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, count] of Object.entries(attention() ?? {})) this.set({ kind }, count)
    },
  })

  new Gauge({
    name: 'page_cache_entries',
    help: 'How many pages and answers are kept',
    registers,
    collect() {
      this.set(cache.size().pages)
    },
  })

  measureDatabase(registry, database)
  if (database.replicas) measureReplicas(registry, database.replicas)
  if (rendering) measureRendering(registry, rendering)

  // These lines hold nothing that could be secret, and looking for it takes fifty times as long as writing one.
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: reqId } = request
    const { statusCode: status, elapsedTime } = reply
    // How long somebody listened says nothing about the shop.
    const isHeard = /^text\/event-stream/.test(String(reply.getHeader('content-type')))
    if (!isHeard) durations.observe({ method, route: request.routeOptions.url ?? 'none', status }, elapsedTime / 1000)
    log.info({ reqId, req: request, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
  if (token === undefined && !isOpen) return
  app.get('/metrics', async ({ headers }, reply) => {
    if (token !== undefined && !isSame(`Bearer ${token}`, headers.authorization)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Failure(requestFailures.notSignedIn)
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function measureRendering(registry: Registry, load: () => RenderLoad): void {
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({ name, help, registers, collect: countFrom(count) })
  gauge('page_threads', 'Threads that render pages', () => load().threads)
  gauge('page_renders_waiting', 'Pages that wait for a thread to render them', () => load().waiting)
  counter('page_renders', 'Pages that threads rendered', () => load().rendered)
  counter('page_renders_shed', 'Pages not rendered, because too many waited', () => load().shed)
  counter('page_thread_restarts', 'Threads that broke or hung and were replaced', () => load().restarts)
}

function measureDatabase(registry: Registry, { pool, health, readers }: Database): void {
  const registers = [registry]
  new Gauge({
    name: 'database_up',
    help: 'Whether the connection that listens to the database stands',
    registers,
    collect() {
      this.set(health.isAway ? 0 : 1)
    },
  })
  new Counter({
    name: 'database_reconnects',
    help: 'How often the database was away and came back',
    registers,
    collect: countFrom(() => health.reconnects),
  })
  new Gauge({
    name: 'database_pool',
    help: 'Connections of the pool that are open or idle, and callers who wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
      this.set({ state: 'reading' }, readers().running)
      this.set({ state: 'waiting to read' }, readers().waiting)
    },
  })
  new Counter({
    name: 'database_reads_shed',
    help: 'Reads of pages and public calls that were refused, because too many waited',
    registers,
    collect: countFrom(() => readers().refused),
  })
}

const countFrom = (count: () => number) =>
  function collect(this: Counter) {
    this.reset()
    this.inc(count())
  }

export default fp(metrics)
