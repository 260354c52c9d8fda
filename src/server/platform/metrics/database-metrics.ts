import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { gauges } from './gauges.ts'

/** Whether the database is there, and who waits for a connection to it. */
export function exposeDatabase(registry: Registry, { pool, jobsPool, health, readers, replicas }: Database): void {
  const { gauge, gaugeBy, counted } = gauges(registry)
  replicas?.exposeTo(registry)
  // The embedded database has one connection for both.
  const pools = pool === jobsPool ? { calls: pool } : { calls: pool, jobs: jobsPool }
  gauge('likho_database_up', 'Whether the database can be reached', () => +!health.isAway, 'min')
  gauge(
    'likho_database_notices_heard',
    'Whether changes are told at once; while they are not, pages are made anew and jobs looked for every few seconds',
    () => +!(health.isAway || health.isNotListening),
    'min',
  )
  counted('likho_database_reconnects_total', 'How often the database was away and came back', () => health.reconnects)
  counted(
    'likho_database_reads_shed_total',
    'Reads of pages and public calls that were refused, because too many waited',
    () => readers().refused,
  )
  const limits = () => Object.fromEntries(Object.entries(pools).map(([name, { options }]) => [name, options.max]))
  gaugeBy('pool', 'likho_database_connections_limit', 'How many connections a pool may open', limits, 'sum')
  new Gauge({
    name: 'likho_database_connections',
    help: 'Connections open, idle and in use, and callers who wait for one. Reading is a share of the connections of calls',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'open' }, totalCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'in use' }, totalCount - idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
      this.set({ pool: 'reading', state: 'in use' }, readers().running)
      this.set({ pool: 'reading', state: 'waiting' }, readers().waiting)
    },
  })
}
