import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A server does that by itself. The embedded database has no process for it: it would grow, and plan by what it never counted. */
export async function vacuumIfNobodyDoes(db: Db): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity where backend_type = 'autovacuum launcher'`.execute(db)
  if (rows.length === 0) await sql`vacuum analyze`.execute(db)
}
