import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Connection } from './database.ts'
import type { Primary } from './failover/primary.ts'
import { listenerName } from './folders-at-work.ts'
import { openListener } from './open-listener.ts'
import { type Limits, onlySize, openPool } from './open-pool.ts'

const OLDEST_VERSION = 15

/** Jobs have a few of their own: whoever waits for an answer does not wait for them. Preparing a database holds a lock on one of them. */
const [LEAST_FOR_JOBS, MOST_FOR_JOBS] = [2, 4]

type Options = {
  limits?: Limits | undefined
  /** The same server where `at` leads to a pool that hands a connection round between transactions; what needs a connection of its own goes there. */
  direct?: string | Primary
  /** The data folder of this process. */
  folder?: string | undefined
}

/** A Postgres server by its address, or whichever of several is the primary. */
export async function openPostgres(at: string | Primary, options: Options = {}): Promise<Connection> {
  const { limits, direct = at, folder } = options
  const pool = openPool(at, 'likho', direct === at ? limits : onlySize(limits))
  const jobsPool = openPool(direct, 'likho jobs', {
    ...limits,
    poolSize: Math.max(LEAST_FOR_JOBS, Math.min(limits?.poolSize ?? MOST_FOR_JOBS, MOST_FOR_JOBS)),
  })
  await checkServer(pool, typeof at === 'string' ? new URL(at).host : at.hosts)
  const { listen, health, close } = openListener(direct, {
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

async function checkServer(pool: pg.Pool, host: string): Promise<void> {
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
