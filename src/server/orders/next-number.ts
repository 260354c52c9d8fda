import { sql } from 'kysely'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The next number of a series. Taken in the transaction that uses it, so none is ever missing. */
export async function nextNumber(tx: Db, series: string): Promise<number> {
  const [drawn] = await drawnNumber(tx, series)
  if (!drawn) throw new Error('no number was drawn')
  return drawn.last
}

const drawnNumber = builtOnce((tx, name: string) =>
  tx
    .insertInto('number_series')
    .values({ name, last: 1 })
    .onConflict((known) => known.column('name').doUpdateSet({ last: sql`number_series.last + 1` }))
    .returning('last'),
)
