import type { Db } from '#server/platform/db/database.ts'

/**
 * By what our payments are told from those of other shops with the same keys: the prefix that all numbers of this
 * installation have. It stays with the database, under whatever address that is opened.
 */
export async function shopMark(db: Db): Promise<string> {
  const row = await db.selectFrom('installation').select('number_prefix').executeTakeFirstOrThrow()
  return row.number_prefix
}
