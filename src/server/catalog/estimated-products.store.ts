import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Condition } from './filter-products.ts'

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/**
 * About how many products match, as the planner has it from its statistics. Reads none of them. Good for choosing a way
 * to look for them, never for saying how many there are.
 */
export async function estimatedMatches(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<Explained>`explain (format json) select from products where ${where}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
