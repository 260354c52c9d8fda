import { isDemoWanted } from '#db/seed/demo-mark.ts'
import { finishRestore, movedText } from '#server/buying/finish-restore.ts'
import { pollPaymentsJob } from '#server/buying/poll-payments.ts'
import { followRefundsJob } from '#server/refunds/follow-refunds.ts'
import { createSuperadmin } from './accounts/create-superadmin.ts'
import { refuseDemoPassword } from './accounts/refuse-demo-password.ts'
import { sweepAccountsJob } from './accounts/sweep-accounts.ts'
import { addUpOrdersJob } from './admin/add-up-orders.ts'
import { mailAttentionJob } from './attention/mail-attention.ts'
import { nextMorning } from './attention/next-morning.ts'
import { keepBackingUp } from './backup/make-backup.ts'
import type { Config } from './config.ts'
import type { Providers } from './gateways/gateways.ts'
import type { MediaStore } from './gateways/images/media-store.ts'
import { openMediaStore } from './gateways/images/open-media-store.ts'
import { openProviders } from './gateways/open-providers.ts'
import { askedUntil } from './payments/payment-polls.store.ts'
import { awaitMigrations } from './platform/db/await-migrations.ts'
import type { Database, Db } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { withDatabaseLock } from './platform/db/with-lock.ts'
import { schedule } from './platform/jobs/define-recurring-job.ts'
import { endSandboxParcels } from './shipping/end-sandbox-parcels.ts'
import { keepTracking } from './shipping/track-shipments.ts'
import { sweepShopJob } from './sweep-shop.ts'

/** Another than every lock that is taken meanwhile: triggers that fill the search take 5417441. */
const PREPARATION_LOCK = 5_417_500

/** What a database needs before a shop opens on it. Done once by whoever comes first; the others wait and find it done. */
export async function prepareShop(config: Config, database: Database): Promise<void> {
  if (config.databaseUrl) await withDatabaseLock(database.jobsPool, PREPARATION_LOCK, () => prepare(config, database))
  else await prepare(config, database)
}

async function prepare(config: Config, database: Database): Promise<void> {
  const { db, dbPrepared, dbWithoutTimeout } = database
  await (config.waitForMigrations ? awaitMigrations(database.pool) : migrate(database.jobsPool))
  const moved = await finishRestore(db, new Date())
  if (moved) console.log(movedText(moved))
  if (config.seed === 'demo' && (await isDemoWanted(db))) await fill(dbWithoutTimeout, openMediaStore(config))
  const password = await createSuperadmin(db, config)
  if (password)
    console.log(`First account: ${config.superadmin.username} with the password ${password} (shown only this once)`)
  if (config.production) await refuseDemoPassword(db)
  const providers = openProviders(config, dbPrepared)
  await endSandboxParcels(dbWithoutTimeout, providers.shipping.provider)
  await keepSchedules(db, providers, new Date())
  if (config.backups) await keepBackingUp(db, config.backups, new Date())
}

/** Those that run jobs find them, also where this process does not. */
async function keepSchedules(db: Db, { payments, shipping }: Providers, now: Date): Promise<void> {
  await askedUntil(db, payments.provider, now)
  for (const job of [sweepAccountsJob, sweepShopJob, addUpOrdersJob, followRefundsJob, pollPaymentsJob]) {
    await schedule(db, job, now)
  }
  await keepTracking(db, shipping.provider, now)
  await schedule(db, mailAttentionJob, nextMorning(now))
}

/** Loaded only when needed: the catalogue is large and most starts do without. */
async function fill(db: Db, media: MediaStore): Promise<void> {
  const { seedDemo } = await import('#db/seed/seed-demo.ts')
  await seedDemo(db, media)
}
