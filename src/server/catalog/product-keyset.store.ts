import { sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countRows, isBeyond, type KeyValues, orderBy } from '#server/platform/keyset.ts'
import { estimatedMatches, SURELY_MORE } from './estimated-products.store.ts'
import type { Condition, TextMatch, WalkedPart } from './filter-products.ts'
import type { ProductSort, SortedRow } from './product-sort.ts'
import { someMatches } from './some-matches.ts'

type Query = { where: Condition; sort: ProductSort; after: KeyValues | undefined; limit: number }

/** So many products are looked at on the way; beyond that it is cheaper to find all that match and sort them. */
const STEPS = 2_000

/** One page of a list. What is common turns up on a short walk along the index of the sort; what is rare, an index finds. */
export async function listRows(
  db: Db,
  query: Query,
  { walked, isAll }: WalkedPart,
  match?: TextMatch,
): Promise<SortedRow[]> {
  if (match?.isRare) return sortedRows(db, query)
  const { where, sort, after, limit } = query
  const { rows } = await sql<SortedRow>`
    select ${sql.join([...sort.keys])} from (
      select * from products where ${walked} and ${isBeyond(sort, after)} order by ${orderBy(sort)} limit ${STEPS}
    ) as products
    where ${where} order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return isAll || rows.length === limit ? rows : sortedRows(db, query)
}

/** The same, however far apart the matches are. */
async function sortedRows(db: Db, { where, sort, after, limit }: Query): Promise<SortedRow[]> {
  const keys = sql.join([...sort.keys])
  const { rows } = await sql<SortedRow>`
    with matching as materialized (select ${keys} from products where ${where} and ${isBeyond(sort, after)})
    select ${keys} from matching as products order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

/** Of each kind: some of the best rated, and some others. */
const COMPARED = 500

/** One page of what matches a text, best first. Of more than can be compared, some of the best rated are. */
export async function rankedRows(
  db: Db,
  { score }: TextMatch,
  { where, sort, after, limit }: Query,
  { isMuch }: { isMuch: boolean },
): Promise<SortedRow[]> {
  const among = isMuch ? sql`products.id = any (array(${someMatches(where, COMPARED)}))` : where
  const { rows } = await sql<SortedRow>`
    select ${sql.join([...sort.keys])} from (select id, ${score} as score from products where ${among}) as products
    where ${isBeyond(sort, after)}
    order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

/** How many match, for a list that has a next page. */
export async function countProducts(db: Db, where: Condition): Promise<number> {
  const isMore = (await estimatedMatches(db, where)) > SURELY_MORE
  return isMore ? COUNTED_UP_TO + 1 : countRows(db, sql`products where ${where}`)
}
