import type { Pool } from 'pg'
import { comeAgain } from '../at-most.ts'

/** While so many wait, those who buy among them, reads take no connection from them and jobs no time of the processor. */
const CROWD = 125
/** A call waits for a connection several times; behind so many others that would be for seconds. */
const MOST_CALLERS_WAITING = 250

/**
 * Who gives way while many wait for a connection: those who read and the jobs first, then whoever begins something, who
 * is refused before they have cost anything and told when to come again.
 */
export function admissionTo(pool: Pick<Pool, 'waitingCount'>) {
  let refused = 0

  function assertRoom(): void {
    if (pool.waitingCount < MOST_CALLERS_WAITING) return
    refused += 1
    throw comeAgain()
  }

  return { isCrowded: () => pool.waitingCount >= CROWD, assertRoom, refused: () => refused }
}
