import type { Pool } from 'pg'

/** What one order does to the rows of a table. */
export type RowChanges = { table: string; inserted: number; updated: number; deleted: number }

const CHANGES = `select relname as table, n_tup_ins as inserted, n_tup_upd as updated, n_tup_del as deleted
  from pg_stat_user_tables where schemaname = 'public'`

/** What we changed ourselves just now is handed in first: it would be counted with the orders otherwise. */
export async function forgetChanges(pool: Pool): Promise<void> {
  await pool.query('select pg_stat_force_next_flush()')
  await pool.query('select pg_stat_reset()')
}

/**
 * As Postgres counted them since they were forgotten, for each of so many orders; what happens once in many orders is
 * left out. A process hands its counts in when it has been idle for long, or ends: ask after the shop has closed.
 */
export async function changesOfAnOrder(pool: Pool, orders: number): Promise<RowChanges[]> {
  const { rows } = await pool.query<RowChanges>(CHANGES)
  const each = (count: number) => Math.round(count / orders)
  return rows
    .map((row) => ({
      table: row.table,
      inserted: each(row.inserted),
      updated: each(row.updated),
      deleted: each(row.deleted),
    }))
    .filter(({ inserted, updated, deleted }) => inserted + updated + deleted > 0)
}
