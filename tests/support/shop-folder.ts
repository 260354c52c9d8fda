import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openPglite } from '#server/platform/db/embedded/open-embedded.ts'
import { withKysely } from '#server/platform/db/open-database.ts'
import { freshDatabase, onRealPostgres } from './test-database.ts'

/** A data folder with a migrated database of its own: in the folder, or on the real Postgres of this test run. */
export async function aShopFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'likho-folder-'))
  const { database, drop } = onRealPostgres ? await freshDatabase() : await openIn(folder)
  async function close(): Promise<void> {
    await database.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, database, close }
}

async function openIn(folder: string) {
  const loadDataDir = await openAsBlob(inject('embeddedSnapshot'))
  const connection = await openPglite({ dataDir: join(folder, 'postgres'), loadDataDir })
  return { database: withKysely(connection), drop: async () => {} }
}
