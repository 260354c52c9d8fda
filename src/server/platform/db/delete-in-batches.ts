import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

const AT_ONCE = 5_000

/** Runs a deletion of at most so many rows until there are none left: it keeps up with whatever came since the last time. */
export async function inBatches(deleteSome: (limit: number) => Promise<number>, limit = AT_ONCE): Promise<void> {
  for (;;) {
    if ((await deleteSome(limit)) < limit) return
  }
}

/** Deletes all rows that fit, a batch a statement: none holds its locks for long, however many there are. */
export const deleteInBatches = (db: Db, table: keyof Tables, condition: RawBuilder<unknown>, limit = AT_ONCE) =>
  inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${most}))
    `.execute(db)
    return Number(numAffectedRows)
  }, limit)
