import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export async function orderNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** As people type it: in any case, with spaces around it. */
export async function orderIdByNumber(db: Db, number: string): Promise<string | undefined> {
  const typed = number.trim().toUpperCase()
  return (await db.selectFrom('orders').select('id').where('number', '=', typed).executeTakeFirst())?.id
}
