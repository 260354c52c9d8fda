import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { pino } from 'pino'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import accountsRoutes from './accounts/accounts.routes.ts'
import { DEMO_CUSTOMER } from './accounts/demo-customer.ts'
import secondFactorRoutes from './accounts/second-factor/second-factor.routes.ts'
import { authenticate } from './accounts/session.ts'
import activityRoutes from './activity/activity.routes.ts'
import addressesRoutes from './addresses/addresses.routes.ts'
import dashboardRoutes from './admin/dashboard.routes.ts'
import peopleRoutes from './admin/people/people.routes.ts'
import reportsRoutes from './admin/reports/reports.routes.ts'
import attentionRoutes from './attention/attention.routes.ts'
import { attentionSampler } from './attention/sample-attention.ts'
import auditRoutes from './audit/audit.routes.ts'
import browserErrorsRoutes from './browser-errors/browser-errors.routes.ts'
import buyingRoutes from './buying/buying.routes.ts'
import cartRoutes from './cart/cart.routes.ts'
import catalogRoutes from './catalog/catalog.routes.ts'
import importsRoutes from './catalog/imports/imports.routes.ts'
import type { Config } from './config.ts'
import type { Providers } from './gateways/gateways.ts'
import mediaRoutes from './gateways/images/media.routes.ts'
import type { MediaStore } from './gateways/images/media-store.ts'
import { isOutboxShown, outboxFolder } from './gateways/mail/open-mail-gateway.ts'
import outboxRoutes from './gateways/mail/outbox.routes.ts'
import { openProviders } from './gateways/open-providers.ts'
import { RAZORPAY_DIALOG } from './gateways/payment/razorpay-page.ts'
import goLiveRoutes from './go-live/go-live.routes.ts'
import grievancesRoutes from './grievances/grievances.routes.ts'
import newsletterRoutes from './newsletter/newsletter.routes.ts'
import oneClickRoutes from './newsletter/one-click.routes.ts'
import orderDeskRoutes from './order-desk/order-desk.routes.ts'
import documentsRoutes from './orders/documents/documents.routes.ts'
import invoiceRoutes from './orders/invoice.routes.ts'
import orderViewsRoutes from './orders/order-views.routes.ts'
import ordersRoutes from './orders/orders.routes.ts'
import staffOrdersRoutes from './orders/staff-orders.routes.ts'
import { changeOf } from './platform/cache/cache-changes.ts'
import { openCdn } from './platform/cache/cdn.ts'
import { createPageCache } from './platform/cache/page-cache.ts'
import { createReadyUrls } from './platform/cache/ready-urls.ts'
import { readyServer } from './platform/cache/serve-cached.ts'
import type { Channels, Database } from './platform/db/database.ts'
import { answerUnreadable } from './platform/http/answer-unreadable.ts'
import apiDocs from './platform/http/api-docs.ts'
import { refuseCrossSite } from './platform/http/cross-site.ts'
import { drainable } from './platform/http/drain.ts'
import { answerFailure } from './platform/http/failure-handler.ts'
import { endSlowBodies } from './platform/http/file-uploads.ts'
import health from './platform/http/health.ts'
import rateLimits from './platform/http/rate-limits.ts'
import requestContext from './platform/http/request-context.ts'
import { refuseWrongMethods } from './platform/http/serve.ts'
import { useRequestedLocale } from './platform/locale.ts'
import { loggerOptions } from './platform/logger.ts'
import metrics from './platform/metrics/metrics.ts'
import type { PageSource } from './platform/pages/page-source.ts'
import pageRoutes from './platform/pages/pages.ts'
import serviceWorker from './platform/pages/service-worker.ts'
import { NOTHING_ALLOWED, SECURITY_HEADERS } from './platform/security/content-security.ts'
import { createSealer } from './platform/security/sealer.ts'
import { createTokens } from './platform/security/tokens.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'
import privacyRoutes from './privacy/privacy.routes.ts'
import refundsRoutes from './refunds/refunds.routes.ts'
import reviewsRoutes from './reviews/reviews.routes.ts'
import searchRoutes from './search/search.routes.ts'
import seasonsRoutes from './seasons/seasons.routes.ts'
import securityRoutes from './security/security.routes.ts'
import sellersRoutes from './sellers/sellers.routes.ts'
import seoRoutes from './seo/seo.routes.ts'
import shippingRoutes from './shipping/shipping.routes.ts'
import shopSettingsRoutes from './shop-settings/shop-settings.routes.ts'
import { subscribeToSettings } from './shop-settings/subscribe-to-settings.ts'
import staffSearchRoutes from './staff-search/staff-search.routes.ts'
import todosRoutes from './todos/todos.routes.ts'
import wishlistRoutes from './wishlist/wishlist.routes.ts'
import writerRoutes from './writer/writer.routes.ts'

export type Parts = {
  config: Config
  database: Database
  media: MediaStore
  /** Left out, they are what the settings say. */
  providers?: Providers
  /** Left out where only the API is wanted, as in most server tests. */
  pages?: PageSource
  /** Where log lines go; standard output unless a test wants to read them. */
  logTo?: { write: (line: string) => void }
}

const LARGEST_BODY = 256 * 1024
/** Room for a page of reviews far down the list; Node itself would take twice as much. */
const LONGEST_URL = 8_192
const SLOWEST_BODY_MS = 30_000
/** A table of 50 MB over a slow line. */
const SLOWEST_REQUEST_MS = 300_000
const SWEEP_EVERY_MS = 100

/** The shop without a port: tests and the process build the same one. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, media, pages, logTo } = parts
  const providers = parts.providers ?? openProviders(config, database.dbPrepared)
  const { health: databaseHealth } = database
  const cache = createPageCache({
    isSourceAway: () => databaseHealth.isAway,
    onFault: (error) => app.log.error({ err: error }, 'a page could not be made anew'),
  })
  const urls = createReadyUrls()
  const app = fastify({
    serverFactory: readyServer({ cache, urls }),
    // Written in the background: a slow terminal or disk holds nobody up. What is left is written when the process ends.
    logger: { ...loggerOptions(config), stream: logTo ?? pino.destination({ sync: false }) },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be read comes past no hook.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, safely(reply, request)),
    clientErrorHandler: answerUnreadable,
    trustProxy: (_, hop) => hop < config.trustProxy,
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    http: { headersTimeout: SLOWEST_BODY_MS },
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/shiprocket\//i, '/api/v2/shiprocket/'),
    return503OnClosing: true,
  })
  app.decorate('db', database.db)
  app.decorate('dbPrepared', database.dbPrepared)
  app.decorate('endpoints', [])
  app.decorate('internalHandlers', new Map())
  if (config.tracing) traceRequests(app, { isBehindProxy: config.trustProxy > 0 })
  app.addHook('onRequest', async (request, reply) => {
    safely(reply, request)
    if (request.url.length > LONGEST_URL) throw new Failure(httpFailures.tooLongAddress)
  })
  endSlowBodies(app, SLOWEST_BODY_MS)
  closeIdleConnections(app)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(unknownPath)

  databaseHealth.onChange((isAway) => app.log.warn(isAway ? 'the database is lost' : 'the database is back'))
  app.decorate('pageCache', cache)
  app.decorate('readyUrls', urls)
  drainable(app)
  const cdn = openCdn(config.cdn, app.log)
  app.decorate('cdn', cdn)
  app.addHook('onClose', async () => {
    cache.close()
    cdn.close()
  })
  const { replicas } = database
  app.decorate('replicas', replicas)
  replicas?.onChange((replica, isUp) =>
    app.log.warn({ replica }, isUp ? 'a replica is read from' : 'a replica is left'),
  )
  await database.listen('catalogue', (notice) => {
    const change = changeOf(notice)
    // First: what is made anew because of it must not be made by a replica that does not know of it yet.
    replicas?.changed(change)
    cache.change(change)
    cdn.purge(change)
  })
  // What was written before we listened, such as by migrations, nobody tells us.
  replicas?.changed('everything')
  await app.register(rateLimits, { config })
  await app.register(metrics, {
    cache,
    database,
    rendering: pages?.load,
    attention: attentionSampler(database.db),
    token: config.metricsToken,
    isOpen: !config.production,
    role: config.role,
  })
  await app.register(health)
  await subscribeToSettings(app, database)
  if (config.role === 'worker') return app
  await app.register(mediaRoutes, { store: media })
  if (isOutboxShown(config)) await app.register(outboxRoutes, { folder: outboxFolder(config) })
  // A shop that was given no key, as in tests, makes up one that lasts as long as it runs.
  const secret = config.sessionSecret ?? randomUUID()
  await app.register(requestContext, {
    publicUrl: config.publicUrl,
    dbForReading: database.dbForReading,
    replicas,
    isProduction: config.production,
    tokens: createTokens(secret),
    sealer: createSealer(secret),
    media,
    gateways: providers,
    authenticate,
    closedAccounts: new Set(config.production ? [DEMO_CUSTOMER.id] : []),
  })
  const { listen } = database
  await app.register(api, { listen, config, providers })
  await app.register(oneClickRoutes)
  await app.register(seoRoutes, { publicUrl: config.publicUrl, securityContact: config.securityContact })
  const paymentDialog = config.razorpay && RAZORPAY_DIALOG
  if (pages) await app.register(serviceWorker, { script: config.serviceWorker ? pages.worker : undefined })
  const uploadTo = media.uploads?.origin
  if (pages)
    await app.register(pageRoutes, { source: pages, cache, publicUrl: config.publicUrl, paymentDialog, uploadTo })
  return app
}

type ApiParts = Channels & { config: Config; providers: Providers }

async function api(app: FastifyInstance, { listen, config, providers }: ApiParts): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', NOTHING_ALLOWED)
  })
  app.addHook('onRequest', refuseCrossSite(config.publicUrl))
  app.addHook('onRequest', useRequestedLocale)
  await app.register(accountsRoutes)
  await app.register(secondFactorRoutes)
  await app.register(privacyRoutes)
  await app.register(addressesRoutes)
  await app.register(catalogRoutes)
  await app.register(importsRoutes)
  await app.register(writerRoutes)
  await app.register(searchRoutes)
  await app.register(seasonsRoutes)
  await app.register(shopSettingsRoutes)
  await app.register(goLiveRoutes, { config })
  await app.register(cartRoutes)
  await app.register(browserErrorsRoutes)
  await app.register(auditRoutes)
  await app.register(securityRoutes)
  await app.register(dashboardRoutes)
  await app.register(peopleRoutes)
  await app.register(reportsRoutes)
  await app.register(attentionRoutes)
  await app.register(staffSearchRoutes)
  await app.register(todosRoutes, { listen })
  await app.register(wishlistRoutes)
  await app.register(buyingRoutes, { gateway: providers.payments })
  await app.register(refundsRoutes)
  await app.register(orderDeskRoutes)
  await app.register(ordersRoutes)
  await app.register(invoiceRoutes)
  await app.register(staffOrdersRoutes)
  await app.register(orderViewsRoutes)
  await app.register(documentsRoutes)
  await app.register(shippingRoutes, { gateway: providers.shipping })
  await app.register(sellersRoutes)
  await app.register(reviewsRoutes)
  await app.register(activityRoutes)
  await app.register(newsletterRoutes)
  await app.register(grievancesRoutes)
  if (config.apiDocs) await app.register(apiDocs)
  refuseWrongMethods(app)
  app.all('/api/*', unknownPath)
}

/** Browsers keep connections open after their answer; while the shop closes nobody waits for those. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS)
    app.server.once('close', () => clearInterval(sweep))
  })
}

async function unknownPath(): Promise<never> {
  throw new Failure(httpFailures.unknownPath)
}

const safely = (reply: FastifyReply, { id }: FastifyRequest) =>
  reply.headers(SECURITY_HEADERS).header('x-request-id', id)

const requestIdOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
