import type { Kysely, PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import type { semaphore } from '../semaphore.ts'
import type { Replicas } from './replicas/replicas.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Channels = {
  /**
   * Calls back on each NOTIFY of the channel with what it says, from whichever process it came, and with nothing after
   * each time we could not hear any.
   */
  listen: (channel: string, onNotice: (payload?: string) => void) => Promise<void>
}

/** Whether the database can be reached, as the connection that listens to it finds out. */
export type Health = {
  readonly isAway: boolean
  /** It can be reached, but not listened to: channels are told every few seconds that anything may have changed. */
  readonly isNotListening: boolean
  /** How often it was away and came back. */
  readonly reconnects: number
  onChange: (watcher: (isAway: boolean) => void) => void
}

/** A way to a Postgres, embedded or not. */
export type Connection = Channels & {
  /** For what Kysely does not cover: migrations, bulk loading. */
  pool: Pool
  /** What jobs and migrations work on: connections of their own, or the one of the embedded database. */
  jobsPool: Pool
  health: Health
  close: () => Promise<void>
}

export type Database = Connection & {
  db: Db
  /** The same for writing and for reading by key, where each statement is planned once (prepared-pool.ts). */
  dbPrepared: Db
  /** For work that nobody waits for and that may take its time, such as jobs: its statements are never cut short. */
  dbWithoutTimeout: Db
  /** For what everybody may read: it never takes all connections, so that those who buy do not wait for those who look. */
  dbForReading: Db
  readingPool: PostgresPool
  readers: () => ReturnType<ReturnType<typeof semaphore>['load']>
  /** Whether so many wait for a connection that reads and jobs give way. */
  isCrowded: () => boolean
  /** Where there are replicas to read from, as DATABASE_READ_URLS says. */
  replicas?: Replicas
}
