import { Counter, type Registry } from 'prom-client'
import { gauges } from '../../metrics/gauges.ts'

type State = { name: string; isUp: boolean; lag: { ms: number; bytes: number } }
type Replicas = { state: () => State[]; reads: Readonly<Record<string, number>> }

/** Which replicas are read from, how far they are behind, and where calls read from. */
export function exposeReplicas(registry: Registry, replicas: Replicas): void {
  const { gaugeBy } = gauges(registry)
  const of = (read: (one: State) => number) => () =>
    Object.fromEntries(replicas.state().map((one) => [one.name, read(one)]))
  gaugeBy(
    'replica',
    'likho_database_replica_up',
    'Whether a replica is read from',
    of(({ isUp }) => +isUp),
    'min',
  )
  const behind = 'How long ago the primary was where the replica is'
  gaugeBy(
    'replica',
    'likho_database_replica_lag_seconds',
    behind,
    of(({ lag }) => lag.ms / 1000),
  )
  const missing = 'How much of the log a replica has not replayed yet'
  gaugeBy(
    'replica',
    'likho_database_replica_lag_bytes',
    missing,
    of(({ lag }) => lag.bytes),
  )
  new Counter({
    name: 'likho_database_reads_total',
    help: 'Calls that may read from a replica, by where they were sent; repeated: reads that broke with their replica',
    labelNames: ['target'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [target, count] of Object.entries(replicas.reads)) this.inc({ target }, count)
    },
  })
}
