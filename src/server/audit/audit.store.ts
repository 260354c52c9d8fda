import type { Selectable } from 'kysely'
import type { AuditEntry, AuditSubject } from '#contract/audit/audit-entry.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AuditEntriesTable } from './audit.table.ts'

export async function insertEntries(tx: Db, entries: readonly Selectable<AuditEntriesTable>[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit_entries')
    .values(entries.map((entry) => ({ ...entry, changes: JSON.stringify(entry.changes) })))
    .execute()
}

export async function nameOf(db: Db, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst()
  return user?.full_name
}

export async function entriesOf(
  db: Db,
  subject: AuditSubject,
  id: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    by: row.actor_name,
    action: row.action,
    changes: row.changes,
  }))
}

export async function isSoldBy(db: Db, productId: string, sellerId: string): Promise<boolean> {
  const product = await db
    .selectFrom('all_products')
    .select('id')
    .where('id', '=', productId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return product !== undefined
}
