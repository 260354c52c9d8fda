import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetDatabase } from '#db/reset-database.ts'
import { freshDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

let folder: string
let database: Database | undefined
let drop: (() => Promise<void>) | undefined
let url: string | undefined

beforeAll(async () => {
  const fresh = await freshDatabase()
  database = fresh.database
  drop = fresh.drop
  url = fresh.url
})
beforeEach(async () => {
  if (database) await resetDatabase(database.pool, '1')
  folder = await mkdtemp(join(tmpdir(), 'likho-migrations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(async () => {
  await database?.close()
  await drop?.()
})

const pool = () => {
  if (!database) throw new Error('no database')
  return database.pool
}

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const tables = async () => {
  const { rows } = await pool().query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map(({ tablename }) => tablename)
}

test('applies new migrations in order, each once', async () => {
  await write('0001-pens.sql', 'create table pens (id int)')
  expect(await migrate(pool(), folder)).toEqual(['0001-pens.sql'])
  await write('0002-inks.sql', 'create table inks (id int); insert into inks values (1)')
  expect(await migrate(pool(), folder)).toEqual(['0002-inks.sql'])
  expect(await migrate(pool(), folder)).toEqual([])
  expect(await tables()).toEqual(['inks', 'migrations', 'pens'])
})

test('tables that a migration wrote anew are vacuumed, so that lists are read off their indexes again', async () => {
  await write('0001-pens.sql', 'create table pens (id int); insert into pens select generate_series(1, 1000)')
  await migrate(pool(), folder)
  await write('0002-inks.sql', 'alter table pens add column ink text generated always as (id::text) stored')
  await migrate(pool(), folder)
  const { rows } = await pool().query(`select relallvisible > 0 as vacuumed from pg_class where relname = 'pens'`)
  expect(rows).toEqual([{ vacuumed: true }])
})

test('one that fails half-way is rolled back whole and named', async () => {
  await write('0001-pens.sql', 'create table pens (id int)')
  await write('0002-bad.sql', 'create table half (id int); insert into nowhere values (1)')
  await expect(migrate(pool(), folder)).rejects.toThrow(/Migration 0002-bad\.sql failed and was rolled back: .*nowhere/)
  expect(await tables()).toEqual(['migrations', 'pens'])
  await write('0002-bad.sql', 'create table whole (id int)')
  expect(await migrate(pool(), folder)).toEqual(['0002-bad.sql'])
})

test('a migration changed after it ran is refused', async () => {
  await write('0001-pens.sql', 'create table pens (id int)')
  await migrate(pool(), folder)
  await write('0001-pens.sql', 'create table pens (id bigint)')
  await expect(migrate(pool(), folder)).rejects.toThrow(/0001-pens\.sql was changed after it ran/)
})

test('two processes starting together migrate once', async () => {
  await write('0001-pens.sql', 'create table pens (id int)')
  const applied = await Promise.all([migrate(pool(), folder), migrate(pool(), folder)])
  expect(applied.flat()).toEqual(['0001-pens.sql'])
})

test('a migration may take longer than a call', async ({ skip }) => {
  if (!url) return skip('the embedded database has no limits')
  const limits = { poolSize: 2, statementTimeoutMs: 50, idleTransactionTimeoutMs: 50 }
  const hurried = await openDatabase({ dataDir: '', databaseUrl: url, databaseLimits: limits })
  await write('0001-pens.sql', 'create table pens (id int); select pg_sleep(0.2)')
  expect(await migrate(hurried.pool, folder)).toEqual(['0001-pens.sql'])
  await hurried.close()
})
