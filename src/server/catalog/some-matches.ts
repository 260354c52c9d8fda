import { sql } from 'kysely'
import type { Condition } from './filter-products.ts'
import { BY_MERIT } from './samples.ts'

/** So many of the shop's best rated are looked through. */
const BEST_RATED = 500

/**
 * Ids of products to choose the best from, where more match than can be compared: those of the best rated that do, and
 * others as the index names them, up to so many of both.
 */
export const someMatches = (where: Condition, most: number) => sql`
  (select id from (
    select * from products order by average_rating desc, rating_count desc, id desc limit ${BEST_RATED}
  ) as products where ${where} limit ${most})
  union
  (select id from products where ${where} limit ${most})`

/** How far to walk from the product with most merit, and with how many met the rest need not be looked for. */
type Walk = { steps: number; enough: number }

/** The same where merit alone decides between products that say the same. What is common needs no index. */
export const bestMatches = (where: Condition, most: number, { steps, enough }: Walk) => sql`
  with walked as materialized (
    select id from (select * from products order by ${BY_MERIT} limit ${steps}) as products where ${where} limit ${most}
  )
  select id from walked
  union
  (select id from products where ${where} and (select count(*) from walked) < ${enough} limit ${most})`
