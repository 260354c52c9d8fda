import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { StartupError } from '../../startup-error.ts'
import type { Connection } from '../database.ts'
import { PLANNER_SETTINGS } from '../planner-settings.ts'
import { DURABLE_PARAMS, DurableFS, syncAll } from './durable-fs.ts'

/** Postgres' own cache. The usual 128 MB would be most of the process; the system caches the files as well. */
const SHARED_BUFFERS = '16MB'

/**
 * V8 would compile Postgres' functions anew, and better, once they have run for a while. For the largest, which works out
 * every expression, that takes 1.2 GB and seconds of a processor right after the start. Without it a statement costs a
 * quarter more. The last flag alone would be too late once V8 has started.
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--liftoff-only']

/** Postgres inside this process, kept in a folder. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'postgres')
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  try {
    const opened = await openPglite({ dataDir: folder })
    // Its files are made by a program that leaves them to the system to write.
    if (isNew) await syncAll(folder)
    return opened
  } catch (cause) {
    throw new StartupError(`Cannot open the database in ${folder}: ${(cause as Error).message}`, { cause })
  }
}

export async function openPglite(options: PGliteOptions): Promise<Connection> {
  const embedded = await createPglite(options)
  const connection = connectionTo(embedded)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await embedded.close()
    },
  }
}

export function createPglite({ dataDir, ...options }: PGliteOptions): Promise<PGlite> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag)
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  const onDisk = dataDir && { fs: new DurableFS(dataDir) }
  return PGlite.create({
    ...onDisk,
    ...options,
    startParams: [...startParams, ...DURABLE_PARAMS, ...PLANNER_SETTINGS],
    extensions: { pg_trgm },
  })
}

/** It has one connection, which the pool hands round. Closing leaves the database open. */
export function connectionTo(embedded: PGlite): Connection {
  const pool = new pg.Pool({ ...createPgConfig(embedded), max: 1 })
  const unlisten: (() => Promise<void>)[] = []
  return {
    pool,
    jobsPool: pool,
    listen: async (channel, onNotice) => {
      unlisten.push(await embedded.listen(channel, onNotice))
    },
    // It is in this process: it cannot be away.
    health: { isAway: false, isNotListening: false, reconnects: 0, onChange: () => {} },
    close: async () => {
      await pool.end()
      for (const stop of unlisten) await stop()
    },
  }
}
