import type { JSONColumnType } from 'kysely'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { AuditSubject, Changes } from '#contract/audit/audit-entry.ts'
import type { Values } from '#contract/platform/t.ts'
import type { Register } from '#server/platform/db/tables.ts'

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

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable
  }
}

export const register = {
  audit_entries: { none: 5, namesOfStaff: ['actor_id', 'actor_name', 'subject_id'], orderWords: ['changes'] },
} satisfies Register
