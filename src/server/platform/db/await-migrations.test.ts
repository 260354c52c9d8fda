import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { resetDatabase } from '#db/reset-database.ts'
import { freshDatabase } from '#tests/support/test-database.ts'
import { awaitMigrations } from './await-migrations.ts'
import { migrate } from './migrate.ts'

/** An empty database and a folder of two migrations. */
async function aRelease() {
  const { database, drop } = await freshDatabase()
  await resetDatabase(database.pool, '1')
  const folder = await mkdtemp(join(tmpdir(), 'likho-awaited-'))
  onTestFinished(async () => {
    await database.close()
    await drop()
    await rm(folder, { recursive: true })
  })
  await writeFile(join(folder, '0001-pens.sql'), 'create table pens (id int)')
  await writeFile(join(folder, '0002-inks.sql'), 'create table inks (id int)')
  return { pool: database.pool, folder }
}

test('waits until somebody else has applied what this version needs', async () => {
  const { pool, folder } = await aRelease()
  let isOver = false
  const waiting = awaitMigrations(pool, { folder, lookAgainMs: 5 }).then(() => {
    isOver = true
  })
  await migrate(pool, folder, { '0001-pens.sql': 1 })
  await pool.query('select 1')
  expect(isOver).toBe(false)
  await migrate(pool, folder)
  await waiting
})

test('is content with a database that a newer version has migrated', async () => {
  const { pool, folder } = await aRelease()
  await writeFile(join(folder, '0003-of-the-next.sql'), 'create table nibs (id int)')
  await migrate(pool, folder)
  await rm(join(folder, '0003-of-the-next.sql'))
  await awaitMigrations(pool, { folder, giveUpAfterMs: 0 })
})

test('does not wait for ever, and says what to do', async () => {
  const { pool, folder } = await aRelease()
  const given = { folder, lookAgainMs: 1, giveUpAfterMs: 0 }
  await expect(awaitMigrations(pool, given)).rejects.toThrow(
    'The database still lacks 2 migrations, the first of them 0001-pens.sql: run npm run migrate.',
  )
})
