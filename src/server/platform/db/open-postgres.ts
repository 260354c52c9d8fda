import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Connection } from './database.ts'
import { openListener } from './open-listener.ts'
import { type Limits, openPool } from './open-pool.ts'

const OLDEST_VERSION = 15

/** Jobs have a few of their own: whoever waits for an answer does not wait for them. */
const MOST_FOR_JOBS = 4

/** A Postgres server by its address. */
export async function openPostgres(url: string, limits?: Limits): Promise<Connection> {
  const pool = openPool(url, 'likho', limits)
  const jobsPool = openPool(url, 'likho jobs', {
    ...limits,
    poolSize: Math.min(limits?.poolSize ?? MOST_FOR_JOBS, MOST_FOR_JOBS),
  })
  await checkServer(pool, url)
  const { listen, health, close } = openListener(url)
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
