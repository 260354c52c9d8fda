import type { PostgresPool } from 'kysely'
import { batchCalls } from '../../batch-calls.ts'
import { connectionsOf } from '../connections-of.ts'
import { openPool, type Wishes } from '../open-pool.ts'
import { poolForReading } from '../pool-for-reading.ts'
import { poolWithFallback } from './pool-with-fallback.ts'
import { type Position, positionOf } from './wal-position.ts'

const ANSWER_WITHIN_MS = 1_000

type State = { in_recovery: boolean; replayed: string | null }
const STATE = 'select pg_is_in_recovery() as in_recovery, pg_last_wal_replay_lsn()::text as replayed'

type Options = {
  limits: Wishes | undefined
  /** Where a read goes that breaks with its replica. */
  primary: PostgresPool
  onAway: () => void
}

/** One replica: a way to read from it, and how far it has replayed what the primary wrote. */
export function openReplica(url: string, { limits, primary, onAway }: Options) {
  const pool = openPool(url, 'likho reader', limits)
  // Of its own: a replica that is busy is not one that is gone.
  const probe = openPool(url, 'likho replica probe', {
    poolSize: 1,
    answerWithinMs: ANSWER_WITHIN_MS,
    isHandedRound: true,
  })
  const { drop } = connectionsOf(pool)

  const ask = batchCalls(async (callers: object[]) => {
    const { rows } = await probe.query<State>(STATE)
    const [state] = rows
    // Promoted, it is no replica any more: what it holds may be the history of another shop.
    const position = state?.in_recovery ? positionOf(state.replayed) : undefined
    return callers.map(() => position)
  })

  return {
    name: new URL(url).host,
    // Nobody buys here: readers may have them all.
    pool: poolWithFallback(poolForReading(pool, pool.options.max).reading, primary, onAway),
    /** How far it has replayed, asked after the call; undefined where it is no replica. */
    ask: (): Promise<Position | undefined> => ask({}),
    drop,
    close: () => Promise.all([pool.end(), probe.end()]),
  }
}

export type Replica = ReturnType<typeof openReplica>
