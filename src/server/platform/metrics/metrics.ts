import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Config } from '../../config.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Database } from '../db/database.ts'
import { isSame } from '../is-same.ts'
import { exposeJobs } from '../jobs/job-metrics.ts'
import type { RenderLoad } from '../pages/page-source.ts'
import { metricsOfAll } from '../processes/metrics-of-all.ts'
import { exposeDatabase } from './database-metrics.ts'
import { gauges } from './gauges.ts'
import { exposePages } from './page-metrics.ts'
import { ownMetrics } from './registry.ts'
import { measureRequests } from './request-metrics.ts'

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
  role: Config['role']
}

/** Answers /metrics in Prometheus' format: of the process, of what the shop holds, and of what it has counted. */
async function metrics(app: FastifyInstance, options: Options): Promise<void> {
  const { cache, database, rendering, attention, token, isOpen, role } = options
  const held = new Registry()
  collectDefaultMetrics({ register: held })
  exposePages(held, cache, rendering)
  exposeDatabase(held, database)
  exposeJobs(held, database.db)
  const help = 'What the shop could not do by itself and staff have to look at, by kind'
  const { gauge, gaugeBy } = gauges(held)
  gaugeBy('kind', 'likho_attention_items', help, attention)
  new Gauge({
    name: 'likho_process',
    help: 'The processes that these figures are of',
    labelNames: ['pid', 'role'],
    registers: [held],
  }).set({ pid: process.pid, role }, 1)
  const redis = 'Whether Redis answers; while it does not, each process counts its own rate limits'
  if (app.isRedisUp() !== undefined) gauge('likho_redis_up', redis, () => +(app.isRedisUp() === true), 'min')
  measureRequests(app)
  // Modules that are loaded later count as well.
  const ofAll = metricsOfAll(() => Registry.merge([held, ownMetrics]))
  if (token === undefined && !isOpen) return
  app.get('/metrics', async ({ headers }, reply) => {
    if (token !== undefined && !isSame(`Bearer ${token}`, headers.authorization)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Failure(requestFailures.notSignedIn)
    }
    return reply.type(held.contentType).send(await ofAll())
  })
}

export default fp(metrics)
