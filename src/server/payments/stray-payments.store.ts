import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { StrayPaymentsTable } from './payment.table.ts'

/** Answers false when it was written down before. */
export async function insertStrayPayment(db: Db, stray: Insertable<StrayPaymentsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stray_payments')
    .values(stray)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** One that is not decided about yet: a second decision waits for the first. */
export const lockStrayPayment = (tx: Db, id: string): Promise<Selectable<StrayPaymentsTable> | undefined> =>
  tx
    .selectFrom('stray_payments')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

type End = { status: 'linked'; order_id: string } | { status: 'refunded' | 'settled' }

/** Decides one that is open; answers false when that was done before. */
export async function endStrayPayment(tx: Db, id: string, end: End): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stray_payments')
    .set(end)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Which of these payments are in our books, as an order's, or as one that belongs to none. */
export async function paymentsInBooks(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('stray_payments').select('id').where('id', 'in', ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
