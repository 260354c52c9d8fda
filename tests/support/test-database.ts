import { openAsBlob, readFileSync } from 'node:fs'
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
 * The migrated database of this worker for a test file, emptied before each test. Which kind depends on the project that runs
 * it. What `fill` puts in is there for all tests of the file: then they only read, and nothing is emptied.
 */
export function testDatabase(fill?: (db: Db) => Promise<void>): { readonly database: Database } {
  let database: Database | undefined
  let release: (() => Promise<unknown>) | undefined
  /** Transactions of any test that lock in another order than all others, and so could wait for each other for ever. */
  const brokenOrder: string[] = []

  beforeAll(async () => {
    const shared = await (onRealPostgres ? sharedPostgres() : sharedEmbedded())
    database = shared.database
    release = shared.release
    await emptyTables(database.pool)
    await fill?.(database.db)
    watchLocks(database.pool, brokenOrder)
  })
  afterEach(() => expect(brokenOrder.splice(0), 'the lock order of ARCHITECTURE.md').toEqual([]))
  beforeEach(async () => {
    if (database && !fill) await emptyTables(database.pool)
  })
  afterAll(async () => {
    await database?.close()
    await release?.()
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
  const { url, drop } = await createDatabase()
  return { url, database: await openPostgresAt(url), drop }
}

let embedded: Promise<PGlite> | undefined

/** The embedded one of this worker: opening one takes a second. */
async function sharedEmbedded() {
  embedded ??= openAsBlob(inject('embeddedSnapshot')).then((loadDataDir) => createPglite({ loadDataDir }))
  const shared = await embedded
  return { database: withKysely(connectionTo(shared)), release: () => shared.exec('discard all') }
}

let ownOfWorker: ReturnType<typeof createDatabase> | undefined

/** The one of this worker on the real Postgres; it goes with the server. */
async function sharedPostgres() {
  ownOfWorker ??= createDatabase()
  const { url } = await ownOfWorker
  return { database: await openPostgresAt(url, doesThingsAtOnce() ? 10 : 1), release: undefined }
}

/**
 * Tests that do things at once get the connections of a shop. The others get one, as the embedded database has: a query
 * outside the open transaction waits for ever there.
 */
function doesThingsAtOnce(): boolean {
  const { testPath = '' } = expect.getState()
  return /Promise\.all|onRealPostgres/.test(readFileSync(testPath, 'utf8'))
}

async function createDatabase() {
  const server = inject('postgresUrl')
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  await withAdmin(server, `create database ${name} template ${inject('postgresTemplate')}`)
  const drop = () => withAdmin(server, `drop database if exists ${name} with (force)`)
  return { url: databaseUrl(server, name), drop }
}

function openPostgresAt(databaseUrl: string, poolSize = 10): Promise<Database> {
  const databaseLimits = { poolSize, statementTimeoutMs: 0, idleTransactionTimeoutMs: 0 }
  return openDatabase({ dataDir: '', databaseUrl, databaseLimits })
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
