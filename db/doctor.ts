import { isRed } from '#contract/go-live/go-live-checks.ts'
import { configOfProcess } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { doctorReport } from '#server/go-live/doctor-report.ts'
import { examineShop } from '#server/go-live/examine-shop.ts'
import { restingCopy } from '#server/platform/db/embedded/embedded-copies.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { exitWith } from '#server/platform/startup-error.ts'

/** npm run doctor: what is left before the shop sells for real, also while it runs. Exit 1 while there is something. */
async function run(): Promise<number> {
  const config = configOfProcess()
  const { dataDir, giveBack, lost } = await restingCopy(config)
  const database = await openDatabase({ dataDir, databaseUrl: config.sessionUrl })
  try {
    const { db } = database
    const examining = examineShop({ db, config, providers: openProviders(config, db) }, new Date())
    const lines = await Promise.race([examining, lost])
    console.log(doctorReport(lines))
    return lines.some(({ state }) => isRed(state)) ? 1 : 0
  } finally {
    await database.close()
    await giveBack()
  }
}

await run().then((code) => process.exit(code), exitWith)
