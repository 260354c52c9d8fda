import { sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isBeyond, orderBy } from '#server/platform/keyset.ts'
import type { TextMatch } from './filter-products.ts'
import type { ListQuery } from './product-keyset.store.ts'
import type { SortedRow } from './product-sort.ts'
import { BY_MERIT, inSample, MARKS, type Size, sampleFor } from './samples.ts'

/** Of products that say the same, those with most merit rank first: so many of them are compared word by word. */
const COMPARED = 300

type Ranked = { rows: SortedRow[]; total: number }

/** One page of what matches a text, best first, and how many match: all are found. */
export async function rankedFew(db: Db, { score }: TextMatch, query: ListQuery): Promise<Ranked> {
  const { found, sort, after, limit } = query
  const keys = sql.join([...sort.keys])
  const { rows } = await sql<SortedRow & { total: number }>`
    with matching as materialized (select id, in_stock, rating_count from products where ${found})
    select total, listed.* from (select count(*) as total from matching) as counted left join lateral (
      select ${keys} from (
        select id, ${score} as score from products where id = any (array(
          select id from matching as products order by ${BY_MERIT} limit ${COMPARED}))
      ) as products
      where ${isBeyond(sort, after)} order by ${orderBy(sort)} limit ${limit}
    ) as listed on true`.execute(db)
  const total = Math.min(rows[0]?.total ?? 0, COUNTED_UP_TO + 1)
  return { rows: rows.filter(({ id }) => id !== null), total }
}

/** By a sample of one in 64, the fifth has about three hundred at least as often reviewed. */
const REVIEWED = { oneIn: 64, place: 5 } as const

/** The same of more than that: the most often reviewed are found, as far as a sample says is enough. */
export async function rankedReviewed(db: Db, { score }: TextMatch, query: ListQuery): Promise<SortedRow[]> {
  const { found, sort, after, limit } = query
  const { rows: sample } = await sql<{ rating_count: number }>`
    with sampled as materialized (
      select id, in_stock, rating_count from products where ${found} and ${inSample(REVIEWED.oneIn, { hasText: true })}
    )
    select case when in_stock then rating_count end as rating_count from sampled as products
    order by ${BY_MERIT} offset ${REVIEWED.place - 1} limit 1`.execute(db)
  const reviews = after ? null : (sample[0]?.rating_count ?? null)
  const among = reviews === null ? found : sql`${found} and ${MARKS} && marks_of_reviewed(${reviews}::integer)`
  const { rows } = await sql<SortedRow>`
    select ${sql.join([...sort.keys])} from (
      select id, ${score} as score from products where id = any (array(
        select id from products where ${among} order by ${BY_MERIT} limit ${COMPARED}))
    ) as products
    where ${isBeyond(sort, after)} order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return rows
}

/** How far a first page looks for products to compare, and how far the ones after it. */
const FIRST = { steps: 2_500, most: 200 }
const FURTHER = { steps: 10_000, most: 1_000 }

/** The same of very many: those compared are met on a walk from the product with most merit downwards. */
export async function rankedAmongMany(
  db: Db,
  { score }: TextMatch,
  query: ListQuery,
  { about }: Size,
): Promise<SortedRow[]> {
  const { where, found, sort, after, limit } = query
  const keys = sql.join([...sort.keys])
  const { steps, most } = after ? FURTHER : FIRST
  const walked = sql`
    select * from (select * from products order by ${BY_MERIT} limit ${steps}) as products where ${where} limit ${most}`
  const { rows } = await sql<SortedRow>`
    select ${keys} from (select id, ${score} as score from (${walked}) as products) as products
    where ${isBeyond(sort, after)} order by ${orderBy(sort)} limit ${limit}`.execute(db)
  if (rows.length === limit || after) return rows
  // Sold out or without reviews, all of them: then some of them, as chance has it.
  const some = sql`select id from products where ${found} and ${inSample(sampleFor(about, COMPARED), { hasText: true })}`
  const { rows: others } = await sql<SortedRow>`
    select ${keys} from (
      select id, ${score} as score from products where id = any (array(select id from (${walked}) as walked union ${some}))
    ) as products
    order by ${orderBy(sort)} limit ${limit}`.execute(db)
  return others
}
