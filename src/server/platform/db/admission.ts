import type { Pool } from 'pg'
import { comeAgain } from '../at-most.ts'

/** A call waits for a connection several times; behind so many others that would be for seconds. */
const MOST_CALLERS_WAITING = 250

/** Whoever begins something while too many wait is refused before they have cost anything, and told when to come again. */
export function admission(pool: Pick<Pool, 'waitingCount'>) {
  let refused = 0

  function assertRoom(): void {
    if (pool.waitingCount < MOST_CALLERS_WAITING) return
    refused += 1
    throw comeAgain()
  }

  return { assertRoom, refused: () => refused }
}
