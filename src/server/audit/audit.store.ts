import { type Expression, type Insertable, sql } from 'kysely'
import type { AuditRecord } from '#contract/audit/audit-actions.ts'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AuditEntriesTable } from './audit.table.ts'

export async function insertEntries(tx: Db, entries: readonly Insertable<AuditEntriesTable>[]): Promise<void> {
  if (entries.length > 0) await tx.insertInto('audit_entries').values(entries).execute()
}

export async function nameOf(db: Db, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst()
  return user?.full_name
}

/** Of changes to an order, a person or what they wrote, what staff typed or what names people. That something was changed, and by whom, stays. */
const WORDS = {
  order: ['note', 'reason'],
  review: ['note'],
  user: ['fullName', 'gstin', 'reason'],
}

/** Takes the words out of the history of people who are gone, of their orders or of their reviews. */
export async function forgetWords(tx: Db, subject: keyof typeof WORDS, ids: Expression<unknown>): Promise<void> {
  const words = WORDS[subject]
  await sql`
    update audit_entries set changes = changes - ${words}::text[]
    where subject = ${subject} and subject_id in ${ids} and changes ?| ${words}::text[]`.execute(tx)
}

type Page = { before: string | undefined; limit: number }

/** Newest first: ids tell the time. What a product sold belongs to its history, as it changes the stock. */
export async function entriesOf(db: Db, subject: AuditSubject, id: string, page: Page): Promise<AuditRecord[]> {
  const parts =
    subject === 'product' ? [changesOf(subject, id, page), salesOf(id, page)] : [changesOf(subject, id, page)]
  const { rows } = await sql<Omit<AuditRecord, 'at'> & { at: Date }>`
    select id as _id, at, actor_name as by, action, data, changes
    from (${sql.join(parts, sql` union all `)}) as entries order by id desc limit ${page.limit}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

const earlier = (column: string, before: string | undefined) =>
  before ? sql`${sql.ref(column)} < ${before}` : sql`true`

const changesOf = (subject: AuditSubject, id: string, { before, limit }: Page) => sql`(
  select id, at, actor_name, action, data, changes from audit_entries
  where subject = ${subject} and subject_id = ${id} and ${earlier('id', before)}
  order by id desc limit ${limit}
)`

const salesOf = (productId: string, { before, limit }: Page) => sql`(
  select line.order_id as id, line.ordered_at as at, 'Order ' || orders.number as actor_name,
    'productSold' as action, jsonb_build_object('quantity', line.quantity) as data, '{}'::jsonb as changes
  from order_lines as line join orders on orders.id = line.order_id
  where line.product_id = ${productId} and ${earlier('line.order_id', before)}
  order by line.order_id desc limit ${limit}
)`

export async function isSoldBy(db: Db, productId: string, sellerId: string): Promise<boolean> {
  const product = await db
    .selectFrom('all_products')
    .select('id')
    .where('id', '=', productId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return product !== undefined
}
