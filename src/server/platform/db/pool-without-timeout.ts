import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'

/** The same connections, on which statements may take as long as they need until they are given back. */
export const poolWithoutTimeout = (pool: Pool): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect()
    const asked = (statement: string) => client.query(statement).then(() => undefined)
    await asked('set statement_timeout = 0').catch((error) => {
      client.release(error)
      throw error
    })
    return {
      query: client.query.bind(client),
      release: () => {
        asked('reset statement_timeout').then(() => client.release(), client.release)
      },
    }
  },
})
