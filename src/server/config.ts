import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Courier } from '#contract/shipping/couriers.ts'
import { StartupError } from './platform/startup-error.ts'
import { readSettings, type Settings } from './settings.ts'

export type Config = ReturnType<typeof configOf>

/** Reads the environment once; throws one error that lists every bad setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = readSettings(environment)
  if ('settings' in read) return configOf(read.settings)
  const lines = read.problems.map(({ name, message }) => `  ${name} ${message}`)
  throw new StartupError(`Please fix these settings:\n${lines.join('\n')}`)
}

/** The settings of this process, with .env beside package.json filling in what the environment leaves out. */
export function configOfProcess(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

function configOf(given: Settings) {
  const production = given.NODE_ENV === 'production'
  return {
    production,
    allowSandbox: given.ALLOW_SANDBOX === '1',
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    port: given.PORT,
    host: given.HOST,
    /** How many proxies stand in front; their X-Forwarded-For is believed that far. */
    trustProxy: given.TRUST_PROXY,
    dataDir: resolve(given.DATA_DIR),
    backups: backupsOf(given),
    /** What the session secret is sealed with in a backup; without it that is left out. */
    backupKey: given.BACKUP_KEY,
    /** How many processes of this machine answer at the same address. */
    processes: given.PROCESSES === 'auto' ? availableParallelism() : Number(given.PROCESSES),
    /** Whether it answers visitors, runs jobs, or both. */
    role: given.ROLE,
    /** How long it says that it closes before it does, so that a balancer sends nobody any more. */
    drainMs: given.DRAIN_MS,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/$/, ''),
    /** Who is told of a hole in the shop; left out, the shop's help address. */
    securityContact: given.SECURITY_CONTACT,
    databaseUrl: given.DATABASE_URL,
    /**
     * For what needs a connection of its own: LISTEN, migrations, jobs, backups. Another address than the one above where that
     * leads to a pool that hands a connection round between transactions.
     */
    sessionUrl: given.DATABASE_LISTEN_URL ?? given.DATABASE_URL,
    /** What may be a moment old is read from these, unless they are further behind than this. */
    replicas: { urls: given.DATABASE_READ_URLS, mostLagMs: given.DATABASE_REPLICA_LAG_MS },
    databaseLimits: {
      poolSize: given.DATABASE_POOL_SIZE,
      statementTimeoutMs: given.DATABASE_STATEMENT_TIMEOUT_MS,
      idleTransactionTimeoutMs: given.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    },
    /** Off for pools that hand a connection round between transactions and keep no statements, such as older pgbouncers. */
    prepareStatements: (given.DATABASE_PREPARE ?? (given.DATABASE_LISTEN_URL ? '0' : '1')) === '1',
    /** Somebody else migrates (`npm run migrate`), and the start waits for it: so many processes do not all hold it up. */
    waitForMigrations: given.MIGRATIONS === 'wait',
    redisUrl: given.REDIS_URL,
    /** Off, browsers let go of the pages that they keep for when they are offline, and of the worker that keeps them. */
    serviceWorker: given.SERVICE_WORKER === '1',
    /** How a CDN in front is told of changes. Without it whoever keeps a page asks each time. */
    cdn: cdnOf(given),
    sessionSecret: given.SESSION_SECRET,
    seed: given.SEED ?? (production ? 'none' : 'demo'),
    /** Whether /api/docs answers. */
    apiDocs: given.API_DOCS ? given.API_DOCS === '1' : !production,
    /** What /metrics asks for. Without one it answers everybody, in production nobody. */
    metricsToken: given.METRICS_TOKEN,
    /** Where traces go. Without it nothing is traced. */
    tracing: tracingOf(given),
    superadmin: {
      username: given.SUPERADMIN_USERNAME,
      password: given.SUPERADMIN_PASSWORD,
      email: given.SUPERADMIN_EMAIL,
    },
    s3: s3Of(given),
    mail: mailOf(given),
    razorpay: razorpayOf(given),
    courier: courierOf(given),
    shiprocket: shiprocketOf(given),
    ai: aiOf(given),
  }
}

function cdnOf({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Settings): { url: string; token: string } | undefined {
  return url && token ? { url, token } : undefined
}

function tracingOf(given: Settings) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given
  if (!endpoint) return undefined
  const pairs = (headers?.split(',') ?? []).map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name, decodeURIComponent(value.join('='))]
  })
  return {
    endpoint,
    headers: Object.fromEntries(pairs) as Record<string, string>,
    serviceName: given.OTEL_SERVICE_NAME,
    /** The share of requests and jobs that are traced. */
    share: given.OTEL_TRACES_SAMPLER_ARG,
  }
}

const HOUR_MS = 60 * 60 * 1000

/** Without it somebody else saves the shop. */
function backupsOf({ BACKUP_DIR: folder, BACKUP_EVERY_HOURS: hours, BACKUP_KEEP: keep }: Settings) {
  return folder ? { folder: resolve(folder), everyMs: hours * HOUR_MS, keep } : undefined
}

export type S3Config = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Where browsers reach the store, to put pictures into it themselves. */
  uploadEndpoint?: string | undefined
}

export type RazorpayConfig = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Events that were signed before a change come for a day more. */
  previousWebhookSecret: string | undefined
  baseUrl: string
}

/** Without it the sandbox takes the payments. */
function razorpayOf(given: Settings): RazorpayConfig | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = given
  if (!keyId || !keySecret || !webhookSecret) return undefined
  const baseUrl = (given.RAZORPAY_BASE_URL ?? 'https://api.razorpay.com').replace(/\/$/, '')
  return { keyId, keySecret, webhookSecret, previousWebhookSecret: given.RAZORPAY_WEBHOOK_SECRET_PREVIOUS, baseUrl }
}

/** Who brings what is bought. The sandbox only plays it, so it is no default where money is real or the shop is in production. */
function courierOf({ COURIER, NODE_ENV, RAZORPAY_KEY_ID, SHIPROCKET_EMAIL }: Settings): Courier {
  if (COURIER) return COURIER
  if (SHIPROCKET_EMAIL) return 'shiprocket'
  return NODE_ENV === 'production' || RAZORPAY_KEY_ID ? 'own' : 'sandbox'
}

export type ShiprocketConfig = {
  email: string
  password: string
  webhookToken: string
  previousWebhookToken?: string | undefined
  /** The name under which Shiprocket knows where parcels are fetched. */
  pickupLocation: string
  baseUrl: string
}

/** Without it nothing is booked. */
function shiprocketOf(given: Settings): ShiprocketConfig | undefined {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password } = given
  const { SHIPROCKET_WEBHOOK_TOKEN: webhookToken, SHIPROCKET_PICKUP_LOCATION: pickupLocation } = given
  if (!email || !password || !webhookToken || !pickupLocation) return undefined
  const baseUrl = (given.SHIPROCKET_BASE_URL ?? 'https://apiv2.shiprocket.in').replace(/\/$/, '')
  const previousWebhookToken = given.SHIPROCKET_WEBHOOK_TOKEN_PREVIOUS
  return { email, password, webhookToken, previousWebhookToken, pickupLocation, baseUrl }
}

export type AiConfig = { baseUrl: string; apiKey: string; model: string }

/** Without it descriptions are put together from ready sentences. */
function aiOf({ AI_BASE_URL, AI_API_KEY: apiKey, AI_MODEL: model }: Settings): AiConfig | undefined {
  if (!apiKey || !model) return undefined
  const baseUrl = (AI_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta/openai').replace(/\/$/, '')
  return { baseUrl, apiKey, model }
}

/** Without it mails are kept in DATA_DIR/outbox. */
function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Settings): { smtpUrl: string; from: string } | undefined {
  return smtpUrl && from ? { smtpUrl, from } : undefined
}

function s3Of(given: Settings): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = given
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region = 'us-east-1' } = given
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, accessKeyId, secretAccessKey, region, uploadEndpoint: given.S3_UPLOAD_ENDPOINT }
}
