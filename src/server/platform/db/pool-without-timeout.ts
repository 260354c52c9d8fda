import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** The connections of a pool of their own, on which statements may take as long as they need. */
export function poolWithoutTimeout(pool: Pool): PostgresPool {
  const told = new WeakSet<PoolClient>()
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      if (told.has(client)) return client
      await client.query('set statement_timeout = 0').catch((error) => {
        client.release(error)
        throw error
      })
      told.add(client)
      return client
    },
  }
}
