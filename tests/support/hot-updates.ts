import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Of the updates of a table in this transaction: how many there were, and how many wrote the row alone and to no index. */
export async function updatesOf(tx: Db, table: string): Promise<{ all: number; hot: number }> {
  const { rows } = await sql<{ all: number; hot: number }>`
    select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = ${table}`.execute(tx)
  return rows[0] ?? { all: 0, hot: 0 }
}
