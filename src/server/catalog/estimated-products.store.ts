import { sql } from 'kysely'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition } from './filter-products.ts'

/** Estimates are seldom so far off that what seems to be this many could be counted after all. */
export const SURELY_MORE = 2 * COUNTED_UP_TO

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** About how many products match, as the planner has it from its statistics. Reads none of them. */
export async function estimatedMatches(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<Explained>`explain (format json) select from products where ${where}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** About how many products there are; 0 as long as nobody has looked. */
export async function estimatedProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0) as count from pg_class where oid = 'all_products'::regclass`.execute(db)
  return rows[0]?.count ?? 0
}
