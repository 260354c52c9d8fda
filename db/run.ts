import { parseArgs } from 'node:util'
import { configOfProcess } from '#server/config.ts'
import { openMediaStore } from '#server/gateways/images/open-media-store.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { shareDataDir, takeDataDir } from '#server/platform/files/data-dir.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { resetDatabase } from './reset-database.ts'
import { isDemoWanted } from './seed/demo-mark.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { seedLarge } from './seed/seed-large.ts'
import { seedPeople } from './seed/seed-people.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' }, people: { type: 'string' } },
})

/** npm run db:seed [-- --products N --people N], db:reset. */
async function run(command: string | undefined): Promise<void> {
  const config = configOfProcess()
  const { dataDir, sessionUrl: databaseUrl } = config
  // Beside a running shop it may migrate and fill; only the embedded database, and emptying one, want the folder alone.
  const giveBack = await (databaseUrl && command !== 'reset' ? shareDataDir : takeDataDir)(dataDir)
  // Without the limits of the shop: growing the catalogue takes as long as it needs.
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    if (command === 'reset') await resetDatabase(database.pool, process.env.ALLOW_DB_RESET)
    const applied = await migrate(database.pool)
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
    if (command !== 'seed') return
    if (config.production && !config.allowSandbox) {
      throw new StartupError('This shop is in production: demo products are for trying things out (ALLOW_SANDBOX=1).')
    }
    if (await isDemoWanted(database.db)) await seedDemo(database.db, openMediaStore(config))
    if (values.products !== undefined) await seedLarge(database, wholeNumber('products', values.products))
    if (values.people !== undefined) await seedPeople(database, wholeNumber('people', values.people))
  } finally {
    await database.close()
    await giveBack()
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new StartupError(`--${name} ${text}: give a whole number above 0.`)
}

try {
  await run(positionals[0])
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
