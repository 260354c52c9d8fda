import { sql } from 'kysely'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The next place in a series, and what numbers begin with. Taken in the transaction that uses it, so none is ever missing. */
export async function nextNumber(tx: Db, series: string): Promise<{ series: string; place: number; prefix: string }> {
  const [drawn] = await drawnNumber(tx, series)
  if (!drawn?.prefix) throw new Error('no number was drawn')
  return { series, place: drawn.last, prefix: drawn.prefix }
}

const drawnNumber = builtOnce((tx, name: string) =>
  tx
    .insertInto('number_series')
    .values({ name, last: 1 })
    .onConflict((known) => known.column('name').doUpdateSet({ last: sql`number_series.last + 1` }))
    .returning((drawn) => ['last', drawn.selectFrom('installation').select('number_prefix').as('prefix')]),
)
