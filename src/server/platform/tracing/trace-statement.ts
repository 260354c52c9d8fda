import type { LogEvent } from 'kysely'
import { startSpan } from './tracing.ts'

const LONGEST_TEXT = 2_000

/** What Kysely tells of a statement, as a span: its text with placeholders, never the values. */
export function traceStatement(event: LogEvent, about: { kind: string; table: string }, pool: string): void {
  const { sql } = event.query
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': sql.slice(0, LONGEST_TEXT),
    'db.collection.name': about.table,
    'likho.pool': pool,
  }
  const name = `${about.kind} ${about.table}`
  const code = event.level === 'error' ? (event.error as { code?: unknown } | undefined)?.code : undefined
  startSpan({ name, kind: 'client', attributes, tookMs: event.queryDurationMillis })?.end(
    event.level === 'error' ? String(code ?? 'failed') : undefined,
  )
}
