import type { Pool, PoolClient } from 'pg'
import { MIGRATION_LOCK } from '../platform/db/migrate.ts'

/** How values are written as text: the same whatever a server is set to, and nothing rounded. */
const EXACT_TEXTS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Sees the whole database as one moment had it, however long it takes and whatever is sold meanwhile. No migration
 * begins until it is done: it would wait for us with tables locked, and the shop for it.
 */
export async function inTransaction<T>(
  pool: Pool,
  mode: 'read only' | 'read write',
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock_shared(${MIGRATION_LOCK})`)
    await client.query(`begin isolation level repeatable read ${mode}; ${EXACT_TEXTS}`)
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    // A connection that is closed has no locks; but the embedded database goes on as it was.
    await client.query(`select pg_advisory_unlock_shared(${MIGRATION_LOCK})`).catch(() => undefined)
    client.release(true)
  }
}
