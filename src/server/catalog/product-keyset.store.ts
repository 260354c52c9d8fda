import { sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isBeyond, type KeyValues, orderBy } from '#server/platform/keyset.ts'
import { estimatedMatches } from './estimated-products.store.ts'
import { type Condition, inPaiseBands, type WalkedPart, withoutIndex } from './filter-products.ts'
import { WITH_HEAT } from './product-heat.ts'
import type { ProductSort, SortedRow } from './product-sort.ts'
import { inSample } from './samples.ts'

export type ListQuery = {
  /** What a product must fulfil: as looked at one by one, and as found by an index. */
  where: Condition
  found: Condition
  /** Whether anything but a text narrows it. */
  isFiltered: boolean
  /** Whether the index of words knows it: a text, or something that names say. */
  hasWords: boolean
  sort: ProductSort
  after: KeyValues | undefined
  limit: number
}

/** So many products are looked at on the way; beyond that it is cheaper to find all that match and sort them. */
export const STEPS = 2_500

/** Whether a walk can be expected to meet a page of them, if at most so many match and lie anywhere on the way. */
export async function isMetOnWalk(
  db: Db,
  { limit }: ListQuery,
  { walked }: WalkedPart,
  most: number,
): Promise<boolean> {
  return most * STEPS >= limit * (await estimatedMatches(db, walked))
}

/** So many products in the order of the list. */
export const walk = ({ sort, after }: Pick<ListQuery, 'sort' | 'after'>, walked: Condition, steps: number) =>
  sql`select * from products where ${walked} and ${isBeyond(sort, after)} order by ${orderBy(sort)} limit ${steps}`

/** A page of what is common: it turns up on a short walk along the index of the sort. May be cut short by its end. */
export async function walkedRows(
  db: Db,
  { where, sort, after, limit }: ListQuery,
  walked: Condition,
): Promise<SortedRow[]> {
  const { rows } = await sql<SortedRow>`
    select ${sql.join([...sort.keys])} from (${walk({ sort, after }, walked, STEPS)}) as products
    where ${where} order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

/** All products, with what the sort needs to know of them. */
const allOf = ({ name }: ProductSort) => (name === 'popular' ? WITH_HEAT : sql`products`)

/** The same, however far apart the matches are: all of them are found and sorted. */
export async function sortedRows(db: Db, { found, sort, after, limit }: ListQuery): Promise<SortedRow[]> {
  const keys = sql.join([...sort.keys])
  const { rows } = await sql<SortedRow>`
    with matching as materialized (select ${keys} from ${allOf(sort)} where ${found} and ${isBeyond(sort, after)})
    select ${keys} from matching as products order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

/** The same with their number, where there are no more than can be counted; undefined where there are. */
export async function fewRows(
  db: Db,
  { found, sort, after, limit }: ListQuery,
): Promise<{ rows: SortedRow[]; total: number } | undefined> {
  const keys = sql.join([...sort.keys])
  const { rows } = await sql<SortedRow & { total: number }>`
    with matching as materialized (select ${keys} from ${allOf(sort)} where ${found} limit ${COUNTED_UP_TO + 1})
    select total, listed.* from (select count(*) as total from matching) as counted left join lateral (
      select ${keys} from matching as products where ${isBeyond(sort, after)} order by ${orderBy(sort)} limit ${limit}
    ) as listed on true`.execute(db)
  const total = rows[0]?.total ?? 0
  return total > COUNTED_UP_TO ? undefined : { rows: rows.filter(({ id }) => id !== null), total }
}

/** The second product of the sample has about five hundred that match before it: more than a page, fewer than many. */
const EDGE = { oneIn: 256, place: 2 } as const

/** The next page of a list by price of what words find, without finding all of it; undefined where a sample cannot tell how far it goes. */
export async function pageUpToEdge(db: Db, query: ListQuery): Promise<SortedRow[] | undefined> {
  if (!query.hasWords || query.sort.columns[0] !== 'price_paise') return undefined
  const edge = await edgeOf(db, query)
  const rows = edge === null ? [] : await rowsUpTo(db, query, edge)
  return rows.length === query.limit ? rows : undefined
}

/** Up to which price the next page surely goes, by a sample. Null when that does not tell. */
async function edgeOf(db: Db, { found, sort, after }: ListQuery): Promise<number | null> {
  const { rows } = await sql<{ price_paise: number }>`
    with sampled as materialized (
      select id, price_paise from products where ${found} and ${inSample(EDGE.oneIn, { hasText: true })} and ${isBeyond(sort, after)}
    )
    select price_paise from sampled as products order by ${orderBy(sort)} offset ${EDGE.place - 1} limit 1`.execute(db)
  return rows[0]?.price_paise ?? null
}

/** What is found up to a price, by the bands that the index of words knows. */
function rowsUpTo(db: Db, query: ListQuery, edge: number): Promise<SortedRow[]> {
  const { sort, after, found } = query
  const isRising = sort.direction === 'asc'
  const start = Number(after?.[0] ?? (isRising ? 1 : HIGHEST_PAISE))
  const [lowest, highest] = isRising ? [start, edge] : [edge, start]
  const between = withoutIndex(sql`products.price_paise between ${lowest} and ${highest}`)
  return sortedRows(db, { ...query, found: sql`${found} and ${inPaiseBands(lowest, highest)} and ${between}` })
}

const HIGHEST_PAISE = 2_147_483_647
