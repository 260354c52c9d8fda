import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import { overloaded, semaphore } from '../semaphore.ts'

/** Enough for every render and a crowd of calls; whoever comes on top would wait for seconds. */
const MOST_WAITING = 200

/** While so many wait for a connection, those who buy among them, reads take none from them and jobs wait a moment. */
const CROWD = 125
export const isCrowd = ({ waitingCount }: Pick<Pool, 'waitingCount'>) => waitingCount >= CROWD

/** Half of the connections. Where there is one only, a reader takes its turn after the reader before: a sale waits for one at most. */
export const shareOfReaders = (pool: Pool) => Math.max(1, Math.floor(pool.options.max / 2))

/**
 * A share of the same connections, for what everybody may read. However many read, the others are free for those who
 * buy; while those are a crowd, nobody reads.
 */
export function poolForReading(pool: Pool, most: number, isCrowded = () => false) {
  const { take, load } = semaphore(most, MOST_WAITING)
  let givenWay = 0
  const reading: PostgresPool = {
    end: () => pool.end(),
    connect: async () => {
      if (isCrowded()) {
        givenWay += 1
        throw overloaded()
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
