import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { countRows, isBeyond, type KeyValues, orderBy } from '#server/platform/keyset.ts'
import type { Condition, TextMatch } from './filter-products.ts'
import type { ProductSort, SortedRow } from './product-sort.ts'

type Query = { where: Condition; sort: ProductSort; after: KeyValues | undefined; limit: number }

/** One page of a list: an index scan from where the last page ended. */
export async function listRows(db: Db, { where, sort, after, limit }: Query): Promise<SortedRow[]> {
  const { rows } = await sql<SortedRow>`
    select ${sql.join([...sort.keys])} from products
    where ${where} and ${isBeyond(sort, after)}
    order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

/** A text that more products match than this says little about what is wanted: then the best rated of them are ranked. */
const MOST_RANKED = 1_000

/** One page of what matches a text, best first. */
export async function rankedRows(
  db: Db,
  { score }: TextMatch,
  { where, sort, after, limit }: Query,
): Promise<SortedRow[]> {
  const { rows } = await sql<SortedRow>`
    select ${sql.join([...sort.keys])} from (
      select id, ${score} as score from products where ${where}
      order by average_rating desc, rating_count desc, id desc limit ${MOST_RANKED}
    ) as products
    where ${isBeyond(sort, after)}
    order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

export const countProducts = (db: Db, where: Condition): Promise<number> => countRows(db, sql`products where ${where}`)
