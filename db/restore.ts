import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openArchive } from '#server/backup/open-archive.ts'
import { restore } from '#server/backup/restore.ts'
import { restoreSecret, secretIn } from '#server/backup/secrets.ts'
import { finishRestore, movedText } from '#server/buying/finish-restore.ts'
import { configOfProcess } from '#server/config.ts'
import { openMediaStore } from '#server/gateways/images/open-media-store.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { takeDataDir } from '#server/platform/files/data-dir.ts'
import { exitWith, StartupError } from '#server/platform/startup-error.ts'

/**
 * npm run restore -- FOLDER [--copy]: the shop of a backup into DATA_DIR, or into the empty database at DATABASE_URL. A copy
 * stands beside the shop that it was taken from, and numbers its orders apart.
 */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { copy: { type: 'boolean' } } })
  if (!positionals[0] || positionals.length > 1) throw new StartupError('Say where from: npm run restore -- FOLDER')
  const archive = await openArchive(resolve(positionals[0]))
  const config = configOfProcess()
  const secret = await secretIn(archive, config.backupKey)
  const { dataDir, sessionUrl: databaseUrl } = config
  const giveBack = await takeDataDir(dataDir)
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    const newer = await restore({ pool: database.pool, media: openMediaStore(config) }, archive, values.copy)
    const { madeAt, tables, pictures } = archive.manifest
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored the shop of ${madeAt}: ${rows} rows and ${pictures.files} pictures, all as they were saved`)
    if (newer.length > 0) console.log(`Brought up to date by ${newer.join(', ')}`)
    const moved = await finishRestore(database.db, new Date())
    if (moved) console.log(movedText(moved))
    if (!pictures.kept) console.log('Its pictures were left in their bucket: give this shop the same S3_BUCKET.')
    console.log(
      'Everyone logs in again: sessions, password links and unfinished registrations are not part of a backup.',
    )
    if (!(await restoreSecret(config, archive, secret))) {
      console.error(
        'It had another SESSION_SECRET, so authenticator apps no longer fit: staff log in with a recovery code and set up two-step login again.',
      )
    }
    console.log('Set the keys of payments, courier, mail and store again: they are settings, and no part of a backup.')
  } finally {
    await database.close()
    await giveBack()
  }
}

await run().then(() => process.exit(0), exitWith)
