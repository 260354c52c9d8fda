import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** A way to a Postgres, embedded or not. */
export type Connection = {
  /** For what Kysely does not cover: migrations, bulk loading. */
  pool: Pool
  /** Calls back on each NOTIFY of the channel, from whichever process it came. */
  listen: (channel: string, onNotice: () => void) => Promise<void>
  close: () => Promise<void>
}

export type Database = Connection & { db: Db }
