import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Connection } from './database.ts'

const OLDEST_VERSION = 15
const CONNECT_WITHIN_MS = 5_000
const LISTEN_AGAIN_AFTER_MS = 1_000

/** A Postgres server by its address. */
export async function openPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  await checkServer(pool, url)
  const listeners = new Set<pg.Client>()
  let closing = false

  async function listen(channel: string, onNotice: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
    client.on('notification', onNotice)
    client.on('error', () => {})
    client.on('end', () => {
      listeners.delete(client)
      if (closing) return
      // Notices sent while we were away are lost, so being back counts as one.
      const again = () =>
        listen(channel, onNotice).then(onNotice, () => setTimeout(again, LISTEN_AGAIN_AFTER_MS).unref())
      setTimeout(again, LISTEN_AGAIN_AFTER_MS).unref()
    })
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    listeners.add(client)
  }

  return {
    pool,
    listen,
    close: async () => {
      closing = true
      await Promise.all([...listeners].map((client) => client.end()))
      await pool.end()
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
      throw new StartupError(
        `DATABASE_URL: the Postgres at ${host} cannot be reached: ${cause.message || cause.code}`,
        { cause },
      )
    })
  if (version >= OLDEST_VERSION) return
  await pool.end()
  throw new StartupError(
    `DATABASE_URL: the Postgres at ${host} is version ${version}; Likho needs ${OLDEST_VERSION} or newer.`,
  )
}
