import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replicas } from './db/replicas.ts'

/** Which replicas are read from, how far they are behind, and where calls read from. */
export function measureReplicas(registry: Registry, replicas: Replicas): void {
  const registers = [registry]
  const ofEach = (name: string, help: string, value: (one: ReturnType<Replicas['state']>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers,
      collect() {
        for (const one of replicas.state()) this.set({ replica: one.name }, value(one))
      },
    })
  ofEach('database_replica_up', 'Whether a replica is read from', ({ isUp }) => (isUp ? 1 : 0))
  ofEach(
    'database_replica_lag_seconds',
    'How long ago the primary was where the replica is',
    ({ lag }) => lag.ms / 1000,
  )
  ofEach('database_replica_lag_bytes', 'How much of the log a replica has not replayed yet', ({ lag }) => lag.bytes)
  new Counter({
    name: 'database_reads',
    help: 'Calls that may read from a replica, by where they were sent; repeated: reads that broke with their replica',
    labelNames: ['target'],
    registers,
    collect() {
      this.reset()
      for (const [target, count] of Object.entries(replicas.reads)) this.inc({ target }, count)
    },
  })
}
