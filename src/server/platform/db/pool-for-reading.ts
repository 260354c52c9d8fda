import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import { comeAgain, turns } from '../at-most.ts'

/** Enough for every render and a crowd of calls; whoever comes on top would wait for seconds. */
const MOST_WAITING = 200
/** While so many wait, those who buy among them, reads take no connection from them. Half of those beyond whom calls are refused (admission.ts). */
const MOST_BUYING = 125

/**
 * A share of the same connections, for what everybody may read. However many read, the other half is free for those who
 * buy. Where there is one connection only, a reader takes its turn after the reader before: a sale waits for one at most.
 * Where nobody buys, as on a replica, readers may have them all.
 */
export function poolForReading(pool: Pool, most = Math.max(1, Math.floor(pool.options.max / 2))) {
  const { take, load } = turns(most, MOST_WAITING)
  let givenWay = 0
  const reading: PostgresPool = {
    end: () => pool.end(),
    connect: async () => {
      if (pool.waitingCount >= MOST_BUYING) {
        givenWay += 1
        throw comeAgain()
      }
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
  return { reading, load: () => ({ ...load(), refused: load().refused + givenWay }) }
}
