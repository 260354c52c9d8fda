import type { LogEvent } from 'kysely'
import { databaseFaultOf } from '../db/database-fault.ts'
import { traceStatement } from '../tracing/trace-statement.ts'
import { currentSpan } from '../tracing/tracing.ts'
import { classifyStatement } from './classify-statement.ts'
import { counter, histogram } from './tally.ts'

const seconds = histogram({
  name: 'likho_statement_seconds',
  help: 'How long statements took, by what they do and whose connection they had',
  labels: ['class', 'pool'],
})
const counts = counter({
  name: 'likho_statements_total',
  help: 'Statements by what they do and the first table that they name',
  labels: ['class', 'table'],
})
const failures = counter({
  name: 'likho_statement_failures_total',
  help: 'Statements that failed, by why: the database away or busy, a deadlock, a constraint, other',
  labels: ['reason'],
})

/** Whose connections: those of calls, those shared by all who read, those of jobs. */
export type PoolName = 'calls' | 'reading' | 'jobs' | 'replicas'

/** What Kysely tells of every statement, as figures, and as a part of the trace it belongs to. */
export function measureStatements(pool: PoolName): (event: LogEvent) => void {
  const durations = {
    read: seconds.of('read', pool),
    write: seconds.of('write', pool),
    transaction: seconds.of('transaction', pool),
  }
  return (event) => {
    const { kind, table } = classifyStatement(event.query)
    durations[kind].observe(event.queryDurationMillis / 1000)
    counts.add([kind, table])
    if (currentSpan()) traceStatement(event, { kind, table }, pool)
    if (event.level === 'error') failures.add([reasonOf(event.error)])
  }
}

function reasonOf(error: unknown): string {
  const fault = databaseFaultOf(error)
  if (fault) return fault
  const code = String((error as { code?: unknown } | undefined)?.code)
  if (code === '40P01') return 'deadlock'
  return code.startsWith('23') ? 'constraint' : 'other'
}
