import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import type { Database, Db } from '#server/platform/db/database.ts'
import { connectionTo, createPglite, openPglite } from '#server/platform/db/embedded/open-embedded.ts'
import { openDatabase, withKysely } from '#server/platform/db/open-database.ts'
import { watchLocks } from './lock-order.ts'
import { databaseUrl, withAdmin } from './real-postgres.ts'

export const onRealPostgres = process.env.TEST_DATABASE === 'postgres'

/**
 * A migrated database for a test file, emptied before each test. Which kind depends on the project that runs it.
 * What `fill` puts in is there for all tests of the file: then they only read, and nothing is emptied.
 */
export function testDatabase(fill?: (db: Db) => Promise<void>): { readonly database: Database } {
  let database: Database | undefined
  let drop: (() => Promise<void>) | undefined
  /** Transactions of any test that lock in another order than all others, and so could wait for each other for ever. */
  const brokenOrder: string[] = []

  beforeAll(async () => {
    const fresh = await (onRealPostgres ? freshDatabase() : sharedDatabase())
    database = fresh.database
    drop = fresh.drop
    await fill?.(database.db)
    watchLocks(database.pool, brokenOrder)
  })
  afterEach(() => expect(brokenOrder.splice(0), 'the lock order of ARCHITECTURE.md').toEqual([]))
  beforeEach(async () => {
    if (database && !fill) await emptyTables(database.pool)
  })
  afterAll(async () => {
    await database?.close()
    await drop?.()
  })
  return {
    get database() {
      if (!database) throw new Error('The database opens before the first test, not earlier')
      return database
    },
  }
}

/** A migrated, empty database of its own: in memory, or on the real Postgres of this test run. */
export async function freshDatabase() {
  if (!onRealPostgres) {
    const loadDataDir = await openAsBlob(inject('embeddedSnapshot'))
    return { url: undefined, database: withKysely(await openPglite({ loadDataDir })), drop: async () => {} }
  }
  return databaseOn(inject('postgresUrl'))
}

let embedded: Promise<PGlite> | undefined

/** The embedded one of this worker, as the last test file has left it: opening one takes a second. */
async function sharedDatabase() {
  embedded ??= openAsBlob(inject('embeddedSnapshot')).then((loadDataDir) => createPglite({ loadDataDir }))
  const shared = await embedded
  const database = withKysely(connectionTo(shared))
  await emptyTables(database.pool)
  return { database, drop: async () => void (await shared.exec('discard all')) }
}

async function databaseOn(server: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  await withAdmin(server, `create database ${name} template ${inject('postgresTemplate')}`)
  const url = databaseUrl(server, name)
  const database = await openDatabase({ dataDir: '', databaseUrl: url })
  return {
    url,
    database,
    drop: () => withAdmin(server, `drop database if exists ${name} with (force)`),
  }
}

/** What migrations themselves put in stays. */
const KEPT = ['migrations', 'synonyms', 'installation']

/**
 * Empties the tables that have something in them. Deleting a few rows is thirty times faster than truncating forty
 * tables; the triggers that would mind are left out, and page caches are told by hand.
 */
async function emptyTables(pool: pg.Pool): Promise<void> {
  const filled = await filledTables(pool)
  if (filled.length === 0) return
  const deletes = filled.map((name) => `delete from ${name}`).join('; ')
  await pool.query(
    `set session_replication_role = replica; ${deletes}; reset session_replication_role; notify catalogue`,
  )
}

async function filledTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  )
  const names = rows.map(({ tablename }) => tablename).filter((name) => !KEPT.includes(name))
  const asked = names.map((name) => `case when exists (select from ${name}) then '${name}' end`)
  const found = await pool.query<{ filled: string[] }>(`select array_remove(array[${asked.join()}], null) as filled`)
  return found.rows[0]?.filled ?? []
}
