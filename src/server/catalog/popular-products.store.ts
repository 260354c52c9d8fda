import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { isBeyond, orderBy, type Sorting } from '#server/platform/keyset.ts'
import type { Condition } from './filter-products.ts'
import { COLD } from './product-heat.ts'
import { type ListQuery, STEPS, walkedRows } from './product-keyset.store.ts'
import type { SortedRow } from './product-sort.ts'

/** A page of what is common, met on a walk in the order of the list. May be cut short by its end. */
export const commonRows = (db: Db, query: ListQuery, walked: Condition): Promise<SortedRow[]> =>
  query.sort.name === 'popular' ? popularRows(db, query, walked) : walkedRows(db, query, walked)

/** The most popular first, along the index of heats; after the last of these, what nobody has looked at, newest first. */
async function popularRows(db: Db, query: ListQuery, walked: Condition): Promise<SortedRow[]> {
  const isCold = query.after?.[0] === COLD
  const hot = isCold ? [] : await hotRows(db, query, walked)
  return hot.length === query.limit ? hot : [...hot, ...(await coldRows(db, query, walked, hot.length))]
}

/** Spelt as the index spells it, or a later page would walk all the way from the first. */
const BY_HEAT: Sorting = {
  keys: [sql.ref('product_heat.heat'), sql.ref('product_heat.product_id')],
  direction: 'desc',
}

const hotWalk = ({ after }: ListQuery, walked: Condition) => sql`
  select products.*, product_heat.heat from product_heat join products on products.id = product_heat.product_id
  where ${walked} and ${isBeyond(BY_HEAT, after)} order by ${orderBy(BY_HEAT)} limit ${STEPS}`

async function hotRows(db: Db, query: ListQuery, walked: Condition): Promise<SortedRow[]> {
  const { rows } = await sql<SortedRow>`
    select heat, id from (${hotWalk(query, walked)}) as products
    where ${query.where} order by heat desc, id desc limit ${query.limit}`.execute(db)
  return rows
}

/** None as long as there may be popular ones further on than the walk went. */
async function coldRows(db: Db, query: ListQuery, walked: Condition, taken: number): Promise<SortedRow[]> {
  const { after, where, limit } = query
  const isCold = after?.[0] === COLD
  const isWalkedOut = sql`(select count(*) from (${hotWalk(query, walked)}) as walked) < ${STEPS}`
  const { rows } = await sql<SortedRow>`
    select ${sql.lit(COLD)}::double precision as heat, id from (
      select * from products where ${walked} and ${isCold ? sql`products.id < ${after?.[1]}` : isWalkedOut}
        and not exists (select from product_heat where product_heat.product_id = products.id)
      order by products.id desc limit ${STEPS}
    ) as products where ${where} order by id desc limit ${limit - taken}`.execute(db)
  return rows
}
