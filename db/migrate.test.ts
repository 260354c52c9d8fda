import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeDataDir } from '#server/platform/files/data-dir.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { freshDatabase } from '#tests/support/test-database.ts'
import { resetDatabase } from './reset-database.ts'

/** `npm run migrate` while another process holds the data folder. */
async function migrateBeside(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'likho-migrate-'))
  const giveBack = await takeDataDir(folder)
  onTestFinished(async () => {
    await giveBack()
    await rm(folder, { recursive: true })
  })
  const command = startProcess({ DATA_DIR: folder, ...env }, 'db/migrate.ts')
  return { code: await command.ended, said: command.output().trim() }
}

test('a Postgres is migrated while a shop runs; the embedded database belongs to its shop', async () => {
  const { database, drop, url } = await freshDatabase()
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  if (!url) {
    expect(await migrateBeside({})).toMatchObject({
      code: 1,
      said: expect.stringContaining('Another Likho is already'),
    })
    return
  }
  await resetDatabase(database.pool, '1')
  expect(await migrateBeside({ DATABASE_URL: url })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Applied 0001/),
  })
  expect(await migrateBeside({ DATABASE_URL: url })).toEqual({ code: 0, said: 'The database is up to date' })
})
