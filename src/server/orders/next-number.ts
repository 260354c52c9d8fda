import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** The next number of a series. Taken in the transaction that uses it, so none is ever missing. */
export async function nextNumber(tx: Db, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('number_series')
    .values({ name: series, last: 1 })
    .onConflict((known) => known.column('name').doUpdateSet({ last: sql`number_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
