import { sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  isBeyond,
  type KeysetQuery,
  type KeysetRow,
  keysetRows,
  orderBy,
  type Sorting,
} from '#server/platform/db/keyset.ts'
import { bestMatches, countMatches } from './best-matches.ts'
import { type CountedPage, countedPage } from './counted-page.ts'
import type { Condition, TextMatch } from './filter-products.ts'
import { type ProductSort, UNRANKED } from './product-sort.ts'

/** Of products that say the same, those with most merit rank first: so many of them are compared word by word. */
const COMPARED = 300

type Query = KeysetQuery & { sorting: ProductSort }

/** A page of the products that fulfil a condition; the text's is part of it. */
export function listedProducts(db: Db, where: Condition, query: Query, match?: TextMatch): Promise<CountedPage> {
  if (query.sorting.name === 'relevance' && match) return rankedPage(db, where, query, match)
  if (query.sorting.name === 'popular') return popularPage(db, where, query)
  return countedPage(db, sql`select id, price_paise, average_rating, rating_count from products where ${where}`, query)
}

async function rankedPage(db: Db, where: Condition, query: Query, { score }: TextMatch): Promise<CountedPage> {
  const compared = sql`(
    select id, ${score} as score from products where id = any (array(${bestMatches(where, COMPARED)})) offset 0
  ) as products`
  return { rows: await keysetRows(db, compared, query), total: await countMatches(db, where, COUNTED_UP_TO + 1) }
}

const popularPage = (db: Db, where: Condition, query: Query): Promise<CountedPage> =>
  countedPage(
    db,
    sql`select id, coalesce((select popularity from product_popularity where product_id = products.id), ${sql.lit(UNRANKED)}) as popularity
      from products where ${where}`,
    query,
    () => popularRows(db, where, query),
  )

/** The most popular first, along the index of popularity; products without any follow, newest first. */
async function popularRows(db: Db, where: Condition, query: Query): Promise<KeysetRow[]> {
  const { after, limit } = query
  const popular = after?.[0] === UNRANKED ? [] : await rankedRows(db, where, query)
  if (popular.length === limit) return popular
  const { rows } = await sql<KeysetRow>`
    select id, json_build_array(${sql.lit(UNRANKED)}, id) as keys from products
    where ${where} and ${after?.[0] === UNRANKED ? sql`id < ${after[1]}` : sql`true`}
      and not exists (select from product_popularity where product_id = products.id)
    order by id desc limit ${limit - popular.length}`.execute(db)
  return [...popular, ...rows]
}

/** Spelt as the index spells it, or a later page would walk all the way from the first. */
const BY_POPULARITY: Sorting = { keys: [sql.ref('popularity'), sql.ref('product_id')], direction: 'desc' }

async function rankedRows(db: Db, where: Condition, { after, limit }: Query): Promise<KeysetRow[]> {
  // Product by product: joined any other way, all of them would be read and sorted first.
  const { rows } = await sql<KeysetRow>`
    select id, json_build_array(popularity, id) as keys from product_popularity, lateral (
      select * from products where products.id = product_id offset 0
    ) as products
    where ${where} and ${isBeyond(BY_POPULARITY, after)} order by ${orderBy(BY_POPULARITY)} limit ${limit}`.execute(db)
  return rows
}
