import { sql } from 'kysely'
import type { Condition } from './filter-products.ts'

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
