import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/back-up.ts'
import { secretOf } from '#server/backup/secrets.ts'
import { configOfProcess } from '#server/config.ts'
import { openMediaStore } from '#server/gateways/images/open-media-store.ts'
import { restingCopy } from '#server/platform/db/embedded/embedded-copies.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { exitWith, StartupError } from '#server/platform/startup-error.ts'

/** npm run backup -- FOLDER [--without-pictures]: the whole shop into a new folder, also while it sells. */
async function run(): Promise<void> {
  const options = { 'without-pictures': { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  if (!positionals[0] || positionals.length > 1) throw new StartupError('Say where to: npm run backup -- FOLDER')
  const folder = resolve(positionals[0])
  if (existsSync(folder)) throw new StartupError(`${folder} is there already: give each backup a name of its own.`)
  const config = configOfProcess()
  // Whoever buys comes first.
  setPriority(10)
  const { dataDir, giveBack, lost } = await restingCopy(config)
  const database = await openDatabase({ dataDir, databaseUrl: config.sessionUrl })
  try {
    const media = values['without-pictures'] ? undefined : openMediaStore(config)
    const { backupKey } = config
    const writing = backUp({ pool: database.pool, media, secret: await secretOf(config), backupKey }, folder)
    const { tables, pictures } = await Promise.race([writing, lost])
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Saved ${rows} rows of ${Object.keys(tables).length} tables and ${pictures.files} pictures in ${folder}`,
    )
    if (pictures.missing.length > 0) {
      console.error(
        `${pictures.missing.length} pictures were not in the store: ${pictures.missing.slice(0, 10).join(' ')}`,
      )
    }
  } finally {
    await database.close()
    await giveBack()
  }
}

// What is open by then would keep a process that is done from ending.
await run().then(() => process.exit(0), exitWith)
