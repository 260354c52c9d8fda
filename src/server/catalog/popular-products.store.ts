import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { isBeyond, orderBy, type Sorting } from '#server/platform/keyset.ts'
import type { WalkedPart } from './filter-products.ts'
import { COLD } from './product-heat.ts'
import { type ListQuery, STEPS, walkedRows } from './product-keyset.store.ts'
import type { SortedRow } from './product-sort.ts'

/** A page of what is common, met on a walk in the order of the list. May be cut short by its end. */
export const commonRows = (db: Db, query: ListQuery, part: WalkedPart): Promise<SortedRow[]> =>
  query.sort.name === 'popular' ? popularRows(db, query, part) : walkedRows(db, query, part.walked)

/** The most popular first, along the index of heats; after the last of these, what nobody has looked at, newest first. */
async function popularRows(db: Db, query: ListQuery, part: WalkedPart): Promise<SortedRow[]> {
  const isCold = query.after?.[0] === COLD
  const hot = isCold ? [] : await hotRows(db, query, part)
  return hot.length === query.limit ? hot : [...hot, ...(await coldRows(db, query, part, hot.length))]
}

/** Spelt as the index spells it, or a later page would walk all the way from the first. */
const BY_HEAT: Sorting = { keys: [sql.ref('heat'), sql.ref('product_id')], direction: 'desc' }

/** Where every step is a match the walk ends with the page; else it ends somewhere. */
const hottest = ({ after }: ListQuery, { isAll }: WalkedPart) => sql`
  select heat, product_id from product_heat where ${isBeyond(BY_HEAT, after)}
  order by ${orderBy(BY_HEAT)} ${isAll ? sql`` : sql`limit ${STEPS}`}`

async function hotRows(db: Db, query: ListQuery, part: WalkedPart): Promise<SortedRow[]> {
  // Product by product: joined any other way, all of them would be read and sorted first.
  const { rows } = await sql<SortedRow>`
    select heat, id from (${hottest(query, part)}) as hottest, lateral (
      select * from products where products.id = product_id offset 0
    ) as products
    where ${query.where} order by heat desc, product_id desc limit ${query.limit}`.execute(db)
  return rows
}

/** None as long as there may be popular ones further on than the walk went. */
async function coldRows(db: Db, query: ListQuery, part: WalkedPart, taken: number): Promise<SortedRow[]> {
  const { after, where, limit } = query
  const isCold = after?.[0] === COLD
  const isWalkedOut = part.isAll
    ? sql`true`
    : sql`(select count(*) from (${hottest(query, part)}) as hottest) < ${STEPS}`
  const { rows } = await sql<SortedRow>`
    select ${sql.lit(COLD)}::double precision as heat, id from (
      select * from products where ${part.walked} and ${isCold ? sql`products.id < ${after?.[1]}` : isWalkedOut}
        and not exists (select from product_heat where product_heat.product_id = products.id offset 0)
      order by products.id desc limit ${STEPS}
    ) as products where ${where} order by id desc limit ${limit - taken}`.execute(db)
  return rows
}
