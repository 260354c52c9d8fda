import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase, withKysely } from '#server/platform/db/open-database.ts'
import { openPglite } from '#server/platform/db/open-embedded.ts'

export const onRealPostgres = process.env.TEST_DATABASE === 'postgres'

/** A migrated database for one test file, emptied before each test. Which kind depends on the project that runs it. */
export function testDatabase(): { readonly database: Database } {
  let database: Database | undefined
  let drop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const fresh = await freshDatabase()
    if (!fresh) return
    database = fresh.database
    drop = fresh.drop
    await migrate(database.pool)
  })
  beforeEach(async ({ skip }) => {
    if (!database) return skip('no real Postgres here')
    await emptyTables(database.pool)
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

/** An empty database of its own: in memory, or on the real Postgres of this test run. Undefined where there is none. */
export async function freshDatabase() {
  if (!onRealPostgres) {
    const loadDataDir = await openAsBlob(inject('embeddedSnapshot'))
    return { database: withKysely(await openPglite({ loadDataDir })), drop: async () => {} }
  }
  const server = inject('postgresUrl')
  return server ? databaseOn(server) : undefined
}

async function databaseOn(server: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  await withAdmin(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    database: await openDatabase({ dataDir: '', databaseUrl: url.href }),
    drop: () => withAdmin(server, `drop database if exists ${name} with (force)`),
  }
}

async function withAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

/** Everything but what migrations themselves put in. */
async function emptyTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ names: string | null }>(
    `select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'synonyms')`,
  )
  if (rows[0]?.names) await pool.query(`truncate ${rows[0].names} restart identity cascade`)
}
