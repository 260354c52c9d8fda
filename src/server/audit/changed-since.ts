import { sql } from 'kysely'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Each with an id that is older than whatever was written down since. */
type Mark = { id: string; entry: string }

/** Those of these whose field was changed since. */
export async function changedSince(tx: Db, subject: AuditSubject, field: string, marks: readonly Mark[]) {
  const { rows } = await sql<{ id: string }>`
    select given.id from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as given (id uuid, entry uuid)
    where exists (
      select from audit_entries
      where subject = ${subject} and subject_id = given.id and audit_entries.id > given.entry and changes ? ${field}
    )`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
