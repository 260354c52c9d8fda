import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import { turns } from '../at-most.ts'

/** Enough for every render and a crowd of calls; whoever comes on top would wait for seconds. */
const MOST_WAITING = 200

/**
 * A share of the same connections, for what everybody may read. However many read, the other half is free for those who
 * buy. Where there is one connection only, a reader takes its turn after the reader before: a sale waits for one at most.
 * Where nobody buys, as on a replica, readers may have them all.
 */
export function poolForReading(pool: Pool, most = Math.max(1, Math.floor(pool.options.max / 2))) {
  const { take, load } = turns(most, MOST_WAITING)
  const reading: PostgresPool = {
    end: () => pool.end(),
    connect: async () => {
      const giveBack = await take()
      const client = await pool.connect().catch((error) => {
        giveBack()
        throw error
      })
      return {
        query: client.query.bind(client),
        release: () => {
          client.release()
          giveBack()
        },
      }
    },
  }
  return { reading, load }
}
