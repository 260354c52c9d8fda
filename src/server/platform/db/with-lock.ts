import type { Pool } from 'pg'

/** Of all processes on this database one at a time does the work. Not for the embedded one, which has a single connection. */
export async function withDatabaseLock<Result>(pool: Pool, key: number, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    // Filling a shop takes as long as it takes, and so does waiting for it.
    await client.query('set statement_timeout = 0')
    await client.query(`select pg_advisory_lock(${key})`)
    return await work()
  } finally {
    // Closing the connection gives the lock back, however the work ended.
    client.release(true)
  }
}
