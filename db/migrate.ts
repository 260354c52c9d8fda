import { configOfProcess } from '#server/config.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { takeDataDir } from '#server/platform/files/data-dir.ts'
import { exitWith } from '#server/platform/startup-error.ts'

/** npm run migrate: the tables as this version wants them. A Postgres is changed while shops of the version before run on it. */
async function run(): Promise<void> {
  const { dataDir, databaseUrl } = configOfProcess()
  // Only the embedded database lies in the folder, and only a process of its own may open it.
  const giveBack = databaseUrl ? async () => {} : await takeDataDir(dataDir)
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    const applied = await migrate(database.pool)
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  } finally {
    await database.close()
    await giveBack()
  }
}

await run().then(() => process.exit(0), exitWith)
