import type { JSONColumnType } from 'kysely'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { AuditSubject, Changes } from '#contract/audit/audit-entry.ts'
import type { Values } from '#contract/platform/t.ts'

export type AuditEntriesTable = {
  id: string
  at: Date
  actor_id: string | null
  actor_name: string
  subject: AuditSubject
  subject_id: string
  action: AuditAction
  data: JSONColumnType<Values>
  changes: JSONColumnType<Changes>
}
