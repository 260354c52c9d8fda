import type { JSONColumnType } from 'kysely'
import type { AuditSubject, Changes } from '#contract/audit/audit-entry.ts'

export type AuditEntriesTable = {
  id: string
  at: Date
  actor_id: string | null
  actor_name: string
  subject: AuditSubject
  subject_id: string
  action: string
  changes: JSONColumnType<Changes>
}
