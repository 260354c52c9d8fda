import { type RawBuilder, sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition } from './filter-products.ts'

/** Products that the shop shows first among equals: there to buy, with many reviews, new. */
export const BY_MERIT: RawBuilder<unknown> = sql`products.in_stock desc, products.rating_count desc, products.id desc`

/**
 * Ids of the matches with most merit. Up to COUNTED_UP_TO are found and sorted; more are met soon on a walk along the index
 * of merit. The planner is not asked which it is: on words that never stand together it would walk through everything.
 */
export const bestMatches = (where: Condition, most: number) => sql`
  (with found as materialized (select id, in_stock, rating_count from products where ${where}),
    few as materialized (select * from found limit ${COUNTED_UP_TO + 1})
  (select id from few as products where (select count(*) from few) <= ${COUNTED_UP_TO} order by ${BY_MERIT} limit ${most})
  union all
  (select id from products where ${where} and (select count(*) from few) > ${COUNTED_UP_TO} order by ${BY_MERIT} limit ${most}))`

/** How many match, counted up to `most`. Planned as if all were wanted, for the same reason. */
export async function countMatches(db: Db, where: Condition, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with found as materialized (select from products where ${where})
    select count(*) from (select from found limit ${most}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
