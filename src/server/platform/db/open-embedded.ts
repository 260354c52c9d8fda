import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Connection } from './database.ts'

/** Postgres' own cache. The usual 128 MB would be most of the process; the system caches the files as well. */
const SHARED_BUFFERS = '32MB'

/**
 * V8 compiles Postgres' functions anew, and better, once they have run for a while. Some of them are huge: doing so early
 * and several at a time took a second of the start and hundreds of megabytes. Only those that matter are worth it.
 */
const COMPILE_BETTER_LATER = ['--wasm-tiering-budget=100000000', '--wasm-num-compilation-tasks=1']

/** Postgres inside this process, kept in a folder. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'postgres')
  return openPglite({ dataDir: folder }).catch((cause) => {
    throw new StartupError(`The database in ${folder} cannot be opened: ${cause.message}`, { cause })
  })
}

/** It has one connection, which the pool hands round. */
export async function openPglite(options: PGliteOptions): Promise<Connection> {
  for (const flag of COMPILE_BETTER_LATER) setFlagsFromString(flag)
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  const embedded = await PGlite.create({ ...options, startParams, extensions: { pg_trgm } })
  const pool = new pg.Pool({ ...createPgConfig(embedded), max: 1 })
  return {
    pool,
    jobsPool: pool,
    listen: async (channel, onNotice) => {
      await embedded.listen(channel, onNotice)
    },
    // It is in this process: it cannot be away.
    health: { isAway: false, reconnects: 0, onChange: () => {} },
    close: async () => {
      await pool.end()
      await embedded.close()
    },
  }
}
