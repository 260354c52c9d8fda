import type { FastifyInstance } from 'fastify'
import { endHoldJob } from '#server/buying/end-hold.ts'
import { pollPaymentsJob } from '#server/buying/poll-payments.ts'
import { sweepCheckoutJob } from '#server/buying/sweep-checkout.ts'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { followRefundsJob } from '#server/refunds/follow-refunds.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { refundUndeliveredJob } from '#server/refunds/refund-undelivered.ts'
import { mailPasswordResetJob } from './accounts/mail-password-reset.ts'
import { sweepAccountsJob } from './accounts/sweep-accounts.ts'
import { recordPurchaseJob } from './activity/record-purchase.ts'
import { addUpOrdersJob } from './admin/add-up-orders.ts'
import { buildApp } from './app.ts'
import { assertSharedStorage } from './assert-shared-storage.ts'
import { mailAttentionJob } from './attention/mail-attention.ts'
import { makeBackupJob } from './backup/make-backup.ts'
import { importProductsJob } from './catalog/imports/import-products-job.ts'
import { undoImportJob } from './catalog/imports/undo-import-job.ts'
import type { Config } from './config.ts'
import type { Providers } from './gateways/gateways.ts'
import { dropImageJob } from './gateways/images/drop-image.ts'
import { dropUploadJob } from './gateways/images/drop-upload.ts'
import type { MediaStore } from './gateways/images/media-store.ts'
import { openMediaStore } from './gateways/images/open-media-store.ts'
import { openLinkReader } from './gateways/links/link-reader.ts'
import { openMailGateway } from './gateways/mail/open-mail-gateway.ts'
import { sendMailJob } from './gateways/mail/queue-mail.ts'
import { openProviders } from './gateways/open-providers.ts'
import { digestOrdersJob, noticeOrderJob } from './orders/notices/notice-jobs.ts'
import type { Database } from './platform/db/database.ts'
import { serveCopies } from './platform/db/embedded/embedded-copies.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { shareDataDir, takeDataDir } from './platform/files/data-dir.ts'
import { folderId } from './platform/files/folder-id.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import type { PageSource } from './platform/pages/page-source.ts'
import { keptSessionSecret } from './platform/security/session-secret.ts'
import { StartupError } from './platform/startup-error.ts'
import { startTracing } from './platform/tracing/start-tracing.ts'
import { prepareShop } from './prepare-shop.ts'
import { cancelShipmentJob } from './shipping/cancel-shipment.ts'
import { checkParcelJob } from './shipping/check-parcel.ts'
import { withdrawParcelJob } from './shipping/rebook-shipment.ts'
import { sendShipmentJob } from './shipping/send-shipment.ts'
import { trackShipmentsJob } from './shipping/track-shipments.ts'
import { sweepShopJob } from './sweep-shop.ts'
import { warmPages } from './warm-pages.ts'

export type OpenPages = (config: Config) => Promise<PageSource>

export type Shop = {
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
  dropUploadJob,
  sweepAccountsJob,
  importProductsJob,
  undoImportJob,
  sweepCheckoutJob,
  endHoldJob,
  sweepShopJob,
  addUpOrdersJob,
  refundPaymentJob,
  followRefundsJob,
  pollPaymentsJob,
  refundUndeliveredJob,
  recordPurchaseJob,
  noticeOrderJob,
  digestOrdersJob,
  sendShipmentJob,
  cancelOrderJob,
  cancelShipmentJob,
  trackShipmentsJob,
  withdrawParcelJob,
  checkParcelJob,
  mailAttentionJob,
]

type Start = {
  /** Another process has prepared the database, and holds the data folder as long as this one runs. */
  isPrepared?: boolean
}

/** Everything from settings to an open shop, in order. What was opened is closed again when a later step fails. */
export async function startShop(
  config: Config,
  openPages: OpenPages,
  { isPrepared = false }: Start = {},
): Promise<Shop> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    if (!isPrepared) undo.push(await (config.databaseUrl ? shareDataDir : takeDataDir)(config.dataDir))
    const folder = config.databaseUrl && (await folderId(config.dataDir))
    if (config.tracing) undo.push(await startTracing(config.tracing))
    // Building pages and opening a new database both take seconds, on different cores.
    const opening = openDatabase({ ...config, ...(folder && { folderId: folder }) })
    undo.push(async () => (await opening.catch(() => undefined))?.close())
    const [pages, database] = await Promise.all([servesShoppers(config) ? openPages(config) : undefined, opening])
    if (!config.databaseUrl) undo.push(await serveCopies(config.dataDir, database.pool))
    if (!isPrepared) await prepareShop(config, database)
    const media = openMediaStore(config)
    const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir))
    const settings = { ...config, sessionSecret }
    const providers = openProviders(settings, database.dbPrepared)
    const app = await buildApp({ config: settings, database, media, providers, ...(pages && { pages }) })
    if (folder) await assertSharedStorage(database.db, folder, config)
    // Undone in reverse: nobody is sent here, no new requests, then no new jobs, then no more mail.
    if (config.role !== 'web') undo.push(...(await workOffJobs(config, { database, media, providers, app })))
    undo.push(() => app.close())
    const address = await listen(app, config)
    undo.push(() => app.drain(config.drainMs))
    const warmed = pages?.keepPages ? warmPages(app) : Promise.resolve()
    return { app, address, warmed, close }
  } catch (error) {
    await close()
    throw error
  }
}

const servesShoppers = ({ role }: Config) => role !== 'worker'

type Opened = { database: Database; media: MediaStore; providers: Providers; app: FastifyInstance }

/** Answers what ends it, the last step first. */
async function workOffJobs(config: Config, { database, media, providers, app }: Opened) {
  const mail = openMailGateway(config)
  const gateways = { ...providers, media, mail, links: openLinkReader() }
  const jobs = await startJobs({
    database,
    jobs: config.backups ? [...JOBS, makeBackupJob(config.backups)] : JOBS,
    gateways,
    log: app.log,
    alone: !config.databaseUrl,
  })
  return [mail.close, jobs.stop]
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
