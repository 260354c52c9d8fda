import { type RawBuilder, sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition, TextMatch } from './narrow-products.ts'
import type { Order, Place } from './product-sort.ts'

type Asked = { where: Condition; order: Order; after: (string | number)[] | undefined; limit: number }

/** One page of a list: an index walk from where the last page ended. */
export async function placesInList(db: Db, { where, order, after, limit }: Asked): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${keysOf(order)} from products
    where ${where} and ${isBeyond(order, after)}
    order by ${orderBy(order)} limit ${limit}`.execute(db)
  return rows
}

/** A text that more products match than this says little about what is wanted: then the best rated of them are ranked. */
const MOST_RANKED = 1_000

/** One page of what matches a text, best first. */
export async function placesInRanking(
  db: Db,
  { score }: TextMatch,
  { where, order, after, limit }: Asked,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${keysOf(order)} from (
      select id, ${score} as score from products where ${where}
      order by average_rating desc, rating_count desc, id desc limit ${MOST_RANKED}
    ) as products
    where ${isBeyond(order, after)}
    order by ${orderBy(order)} limit ${limit}`.execute(db)
  return rows
}

/** How many there are, counted no further than needed to say "more". */
export async function countProducts(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from products where ${where} limit ${COUNTED_UP_TO + 1}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

const keysOf = ({ keys }: Order) => sql.join(keys.map((key) => sql.ref(`products.${key}`)))

const orderBy = ({ keys, direction }: Order) =>
  sql.join(keys.map((key) => sql`${sql.ref(`products.${key}`)} ${sql.raw(direction)}`))

function isBeyond(order: Order, after: Asked['after']): RawBuilder<unknown> {
  if (!after) return sql`true`
  return sql`(${keysOf(order)}) ${sql.raw(order.direction === 'asc' ? '>' : '<')} (${sql.join(after)})`
}
