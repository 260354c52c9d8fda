import type { LogEvent } from 'kysely'
import { Counter, Histogram } from 'prom-client'
import { databaseFaultOf } from '../db/database-fault.ts'
import { traceStatement } from '../tracing/trace-statement.ts'
import { currentSpan } from '../tracing/tracing.ts'
import { classifyStatement } from './classify-statement.ts'
import { ownMetrics, SECONDS } from './registry.ts'

const seconds = new Histogram({
  name: 'likho_statement_seconds',
  help: 'How long statements took, by what they do and whose connection they had',
  labelNames: ['class', 'pool'],
  buckets: SECONDS,
  registers: [ownMetrics],
})
const counts = new Counter({
  name: 'likho_statements_total',
  help: 'Statements by what they do and the first table that they name',
  labelNames: ['class', 'table'],
  registers: [ownMetrics],
})
const failures = new Counter({
  name: 'likho_statement_failures_total',
  help: 'Statements that failed, by why: the database away or busy, a deadlock, a constraint, other',
  labelNames: ['reason'],
  registers: [ownMetrics],
})

/** Whose connections: those of calls, those shared by all who read, those of jobs. */
export type PoolName = 'calls' | 'reading' | 'jobs' | 'replicas'

/** What Kysely tells of every statement, as figures, and as a part of the trace it belongs to. */
export function measureStatements(pool: PoolName): (event: LogEvent) => void {
  return (event) => {
    const { kind, table } = classifyStatement(event.query)
    seconds.observe({ class: kind, pool }, event.queryDurationMillis / 1000)
    counts.inc({ class: kind, table })
    if (currentSpan()) traceStatement(event, { kind, table }, pool)
    if (event.level === 'error') failures.inc({ reason: reasonOf(event.error) })
  }
}

function reasonOf(error: unknown): string {
  const fault = databaseFaultOf(error)
  if (fault) return fault
  const code = String((error as { code?: unknown } | undefined)?.code)
  if (code === '40P01') return 'deadlock'
  return code.startsWith('23') ? 'constraint' : 'other'
}
