import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

type Updates = { all: number; hot: number }

/** Of the updates of a table in this transaction from now on: how many there were, and how many wrote the row alone and to no index. */
export async function watchUpdates(tx: Db, table: string): Promise<() => Promise<Updates>> {
  // A connection also counts what it did a moment ago and has not handed in yet.
  const before = await counted(tx, table)
  return async () => {
    const now = await counted(tx, table)
    return { all: now.all - before.all, hot: now.hot - before.hot }
  }
}

async function counted(tx: Db, table: string): Promise<Updates> {
  const { rows } = await sql<Updates>`
    select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_xact_user_tables where relname = ${table}`.execute(tx)
  return rows[0] ?? { all: 0, hot: 0 }
}
