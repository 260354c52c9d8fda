import type { FastifyInstance } from 'fastify'
import { isDemoWanted } from '#db/seed/demo-mark.ts'
import { createSuperadmin } from './accounts/create-superadmin.ts'
import { mailPasswordResetJob } from './accounts/mail-password-reset.ts'
import { refuseDemoPassword } from './accounts/refuse-demo-password.ts'
import { keepSweepingAccounts, sweepAccountsJob } from './accounts/sweep-accounts.ts'
import { recordPurchaseJob } from './activity/record-purchase.ts'
import { buildApp } from './app.ts'
import { keepMailingAttention, mailAttentionJob } from './attention/mail-attention.ts'
import { nextMorning } from './attention/next-morning.ts'
import { importProductsJob } from './catalog/imports/import-products-job.ts'
import { undoImportJob } from './catalog/imports/undo-import-job.ts'
import type { Config } from './config.ts'
import { dropImageJob } from './gateways/images/drop-image.ts'
import type { MediaStore } from './gateways/images/media-store.ts'
import { openMediaStore } from './gateways/images/open-media-store.ts'
import { openLinkReader } from './gateways/links/link-reader.ts'
import { openMailGateway } from './gateways/mail/open-mail-gateway.ts'
import { sendMailJob } from './gateways/mail/queue-mail.ts'
import { openProviders } from './gateways/open-providers.ts'
import { keepInvoicesJob } from './orders/keep-invoices.ts'
import { digestOrdersJob, noticeOrderJob } from './orders/notices/notice-jobs.ts'
import { takeDataDir } from './platform/data-dir.ts'
import type { Db } from './platform/db/database.ts'
import { serveCopies } from './platform/db/embedded-copies.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import type { PageSource } from './platform/page-source.ts'
import { keptSessionSecret } from './platform/session-secret.ts'
import { StartupError } from './platform/startup-error.ts'
import { cancelOrderJob } from './purchase/cancellation.ts'
import { endHoldJob } from './purchase/end-hold.ts'
import { followRefundsJob, keepFollowingRefunds } from './purchase/follow-refunds.ts'
import { refundPaymentJob } from './purchase/refund-payment.ts'
import { refundUndeliveredJob } from './purchase/refund-undelivered.ts'
import { sweepCheckoutJob } from './purchase/sweep-checkout.ts'
import { cancelShipmentJob } from './shipping/cancel-shipment.ts'
import { withdrawParcelJob } from './shipping/rebook-shipment.ts'
import { sendShipmentJob } from './shipping/send-shipment.ts'
import { keepTracking, trackShipmentsJob } from './shipping/track-shipments.ts'
import { keepSweepingShop, sweepShopJob } from './sweep-shop.ts'
import { warmPages } from './warm-pages.ts'

type Shop = {
  app: FastifyInstance
  address: string
  /** The first pages lie ready, or were given up. */
  warmed: Promise<void>
  close: () => Promise<void>
}

/** Every kind of work done after the answer went out. */
export const JOBS = [
  sendMailJob,
  mailPasswordResetJob,
  dropImageJob,
  sweepAccountsJob,
  importProductsJob,
  undoImportJob,
  sweepCheckoutJob,
  endHoldJob,
  sweepShopJob,
  refundPaymentJob,
  followRefundsJob,
  refundUndeliveredJob,
  recordPurchaseJob,
  keepInvoicesJob,
  noticeOrderJob,
  digestOrdersJob,
  sendShipmentJob,
  cancelOrderJob,
  cancelShipmentJob,
  trackShipmentsJob,
  withdrawParcelJob,
  mailAttentionJob,
]

/** Everything from settings to an open shop, in order. What was opened is closed again when a later step fails. */
export async function startShop(config: Config, openPages: () => Promise<PageSource>): Promise<Shop> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    undo.push(await takeDataDir(config.dataDir))
    // Building pages and opening a new database both take seconds, on different cores.
    const opening = openDatabase(config)
    undo.push(async () => (await opening.catch(() => undefined))?.close())
    const [pages, database] = await Promise.all([openPages(), opening])
    if (!config.databaseUrl) undo.push(await serveCopies(config.dataDir, database.pool))
    await migrate(database.jobsPool)
    const media = openMediaStore(config)
    if (config.seed === 'demo' && (await isDemoWanted(database.db))) await fill(database.dbWithoutTimeout, media)
    const password = await createSuperadmin(database.db, config)
    if (password)
      console.log(`First account: ${config.superadmin.username} with the password ${password} (shown only this once)`)
    if (config.production) await refuseDemoPassword(database.db)
    const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir))
    const settings = { ...config, sessionSecret }
    const providers = openProviders(settings, database.dbPrepared)
    const app = await buildApp({ config: settings, database, media, providers, pages })
    // Undone in reverse: no new requests, then no new jobs, then no more mail.
    const mail = openMailGateway(config)
    undo.push(mail.close)
    await keepSweepingAccounts(database.db, new Date())
    await keepSweepingShop(database.db, new Date())
    await keepFollowingRefunds(database.db, new Date())
    await keepTracking(database.db, providers.shipping.provider, new Date())
    await keepMailingAttention(database.db, nextMorning(new Date()))
    const alone = !config.databaseUrl
    const gateways = { ...providers, media, mail, links: openLinkReader() }
    const jobs = await startJobs({ database, jobs: JOBS, gateways, log: app.log, alone })
    undo.push(jobs.stop)
    undo.push(() => app.close())
    const address = await listen(app, config)
    const warmed = pages.keepPages ? warmPages(app) : Promise.resolve()
    return { app, address, warmed, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Loaded only when needed: the catalogue is large and most starts do without. */
async function fill(db: Db, media: MediaStore): Promise<void> {
  const { seedDemo } = await import('#db/seed/seed-demo.ts')
  await seedDemo(db, media)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new StartupError(`PORT ${port} is in use. Stop what uses it or choose another PORT.`, { cause })
    if (code === 'EACCES')
      throw new StartupError(`This account cannot use PORT ${port}. Choose one above 1024.`, { cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${host} is not an address of this machine.`, { cause })
    }
    throw cause
  }
}
