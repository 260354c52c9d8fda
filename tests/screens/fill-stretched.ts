import { seedDemo } from '#db/seed/seed-demo.ts'
import { seedPeople } from '#db/seed/seed-people.ts'
import { createSuperadmin } from '#server/accounts/create-superadmin.ts'
import { configOfProcess } from '#server/config.ts'
import { openMediaStore } from '#server/gateways/images/open-media-store.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { takeDataDir } from '#server/platform/files/data-dir.ts'
import { STRETCH } from './stretch.ts'

/** Fills the shop of the settings with all that it can hold of the longest there is, before it opens. */
const config = configOfProcess()
const giveBack = await takeDataDir(config.dataDir)
const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: undefined })
await migrate(database.pool)
await seedDemo(database.db, openMediaStore(config))
await seedPeople(database, 1_000)
await createSuperadmin(database.db, config)
for (const statement of STRETCH) await database.pool.query(statement)
await database.close()
await giveBack()
