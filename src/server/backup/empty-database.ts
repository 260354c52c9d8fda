import type { Pool } from 'pg'
import { StartupError } from '../platform/startup-error.ts'

/** A shop with a row in one of these is a shop that somebody uses. */
const TELLING = ['users', 'all_products', 'products', 'orders', 'registrations']

/**
 * Makes sure that nothing is in the way: tables that a start or a restore that failed has left empty are dropped, to be made
 * again by the backup's own migrations. A database with anything in it is refused.
 */
export async function assertEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')",
  )
  const names = rows.map(({ name }) => name)
  if (names.length === 0) return
  if (!names.includes('migrations')) {
    throw new StartupError('The database holds tables that are not of Likho. Restore into an empty one.')
  }
  for (const name of TELLING.filter((one) => names.includes(one))) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`)
    if (rowCount) throw new StartupError('There is a shop in this database already. Restore into an empty one.')
  }
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
}
