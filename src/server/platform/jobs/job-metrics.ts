import { Counter, Histogram, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { gauges } from '../metrics/gauges.ts'
import { ownMetrics } from '../metrics/registry.ts'
import { sampled } from '../metrics/sampled.ts'
import { dueJobs } from './jobs.store.ts'

const SAMPLE_EVERY_MS = 10_000

const ended = new Counter({
  name: 'likho_jobs_total',
  help: 'Tries of jobs by kind and how they ended: done, failed (and tried again), given up',
  labelNames: ['kind', 'outcome'],
  registers: [ownMetrics],
})
const seconds = new Histogram({
  name: 'likho_job_seconds',
  help: 'How long a try of a job took, by kind',
  labelNames: ['kind'],
  buckets: [0.01, 0.1, 1, 10, 60],
  registers: [ownMetrics],
})

export function countJob(kind: string, outcome: 'done' | 'failed' | 'given up', ms: number): void {
  ended.inc({ kind, outcome })
  seconds.observe({ kind }, ms / 1000)
}

/** How much work waits. Every process sees the same: take one, not their sum. */
export function exposeJobs(registry: Registry, db: Db): void {
  const { gaugeBy } = gauges(registry)
  const due = sampled(SAMPLE_EVERY_MS, () => dueJobs(db))
  const by = (read: (kind: { count: number; waitedSeconds: number }) => number) => () => {
    const kinds = due()
    return kinds && Object.fromEntries(kinds.map((kind) => [kind.name, read(kind)]))
  }
  gaugeBy(
    'kind',
    'likho_jobs_waiting',
    'Jobs that are due and not taken, by kind',
    by(({ count }) => count),
  )
  gaugeBy(
    'kind',
    'likho_job_oldest_waiting_seconds',
    'For how long the oldest of them has been due, by kind',
    by(({ waitedSeconds }) => waitedSeconds),
  )
}
