import pg from 'pg'
import type { Primary } from './failover/primary.ts'
import { PLANNER_SETTINGS } from './planner-settings.ts'

const CONNECT_WITHIN_MS = 5_000
/** A connection on which nothing is said is checked by the system after this time: the other end may have vanished. */
const CHECK_SILENT_AFTER_MS = 10_000

/** How many connections, and how long what is done on one may take; 0 leaves that to the server's own settings. */
export type Limits = { poolSize: number; statementTimeoutMs: number; idleTransactionTimeoutMs: number }

export type Wishes = Partial<Limits> & {
  /** Whoever asks gives up after this time, also where the other end has vanished without a word. */
  answerWithinMs?: number
  /** Whether the address may lead to a pool that hands connections round: settings of a session are refused there. */
  isHandedRound?: boolean
}

/** What a pool that hands connections round can be asked for. The rest is the server's matter. */
export const onlySize = ({ poolSize }: Partial<Limits> = {}): Wishes => ({
  isHandedRound: true,
  ...(poolSize !== undefined && { poolSize }),
})

/** Connections to a server, or to whichever is the primary, under a name by which it tells them apart. */
export function openPool(at: string | Primary, name: string, wishes: Wishes = {}): pg.Pool {
  const { poolSize, statementTimeoutMs, idleTransactionTimeoutMs, answerWithinMs, isHandedRound = false } = wishes
  const options = {
    connectionTimeoutMillis: answerWithinMs ?? CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CHECK_SILENT_AFTER_MS,
    application_name: name,
    ...(!isHandedRound && { options: PLANNER_SETTINGS.join(' ') }),
    ...(poolSize !== undefined && { max: poolSize }),
    ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
    ...(idleTransactionTimeoutMs !== undefined && { idle_in_transaction_session_timeout: idleTransactionTimeoutMs }),
    ...(answerWithinMs !== undefined && { query_timeout: answerWithinMs }),
  }
  const pool = typeof at === 'string' ? new pg.Pool({ ...options, connectionString: at }) : at.pool(options)
  // A connection that breaks, idle or in the hands of somebody, fails at its next query and is replaced. Without
  // anybody to hear of it, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
