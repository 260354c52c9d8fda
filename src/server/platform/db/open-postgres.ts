import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Connection } from './database.ts'
import { listenerName } from './folders-at-work.ts'
import { openListener } from './open-listener.ts'

const OLDEST_VERSION = 15
const CONNECT_WITHIN_MS = 5_000
/** A connection on which nothing is said is checked by the system after this time: the other end may have vanished. */
const CHECK_SILENT_AFTER_MS = 10_000

/** Jobs have a few of their own: whoever waits for an answer does not wait for them. */
const MOST_FOR_JOBS = 4

/** How many connections, and how long what is done on one may take; 0 leaves that to the server's own settings. */
type Limits = { poolSize: number; statementTimeoutMs: number; idleTransactionTimeoutMs: number }

/** A Postgres server by its address. */
export async function openPostgres(url: string, limits?: Limits, folder?: string): Promise<Connection> {
  const pool = openPool(url, 'likho', limits)
  const jobsPool = openPool(url, 'likho jobs', {
    ...limits,
    poolSize: Math.min(limits?.poolSize ?? MOST_FOR_JOBS, MOST_FOR_JOBS),
  })
  await checkServer(pool, url)
  const { listen, health, close } = openListener(url, {
    name: listenerName(folder),
    isThere: () => pool.query('select 1'),
  })
  return {
    pool,
    jobsPool,
    listen,
    health,
    close: async () => {
      await close()
      await Promise.all([pool.end(), jobsPool.end()])
    },
  }
}

function openPool(url: string, name: string, limits: Partial<Limits> = {}): pg.Pool {
  const { poolSize, statementTimeoutMs, idleTransactionTimeoutMs } = limits
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CHECK_SILENT_AFTER_MS,
    application_name: name,
    ...(poolSize !== undefined && { max: poolSize }),
    ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
    ...(idleTransactionTimeoutMs !== undefined && { idle_in_transaction_session_timeout: idleTransactionTimeoutMs }),
  })
  // A connection that breaks, idle or in the hands of somebody, fails at its next query and is replaced. Without
  // anybody to hear of it, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  const { host } = new URL(url)
  const version = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .then(({ rows }) => Math.floor(Number(rows[0]?.server_version_num) / 10_000))
    .catch(async (cause) => {
      await pool.end()
      throw new StartupError(`DATABASE_URL: cannot reach Postgres at ${host}: ${cause.message || cause.code}`, {
        cause,
      })
    })
  if (version >= OLDEST_VERSION) return
  await pool.end()
  throw new StartupError(
    `DATABASE_URL: Postgres at ${host} is version ${version}. Likho needs ${OLDEST_VERSION} or newer.`,
  )
}
