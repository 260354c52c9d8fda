import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import type { Db } from '#server/platform/db/database.ts'
import { changedAfter } from './audit.store.ts'

/** Each with an id that is older than whatever was written down since. */
type Mark = { id: string; entry: string }

/** Those of these whose field somebody has changed since. */
export const changedSince = (tx: Db, subject: AuditSubject, field: string, marks: readonly Mark[]) =>
  changedAfter(tx, subject, field, marks)
