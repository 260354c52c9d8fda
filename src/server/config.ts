import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './platform/startup-error.ts'

/** An empty line in .env means "not set". */
const blankAsUnset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(blankAsUnset, z.string().optional())
const address = (...protocols: string[]) =>
  z.preprocess(
    blankAsUnset,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)), {
        error: `must be an address starting with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      })
      .optional(),
  )
const secret = (length: number) =>
  z.preprocess(blankAsUnset, z.string().min(length, `must have at least ${length} characters`).optional())
const web = address('http', 'https')
const wholeNumber = ({ least, most, unless }: { least: number; most: number; unless: number }) =>
  z.preprocess(
    blankAsUnset,
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(least, least === 0 ? 'must not be negative' : `must be at least ${least}`)
      .max(most, `must be at most ${most}`)
      .default(unless),
  )
const LONGEST_TIMEOUT_MS = 24 * 60 * 60 * 1000
/** The address as it stands, or behind a name: one sender, and nothing that mail programs would take for a second. */
const NAMED_SENDER = /^(?:"[^"\\\p{Cc}]*" ?|[^<>@,;:"\\()\p{Cc}]*)<([^<>]+)>$/u
const sender = z.preprocess(
  blankAsUnset,
  z
    .string()
    .refine((value) => z.email().safeParse(NAMED_SENDER.exec(value)?.[1] ?? value).success, {
      error: 'must be an e-mail address, such as shop@likho.in or Likho <shop@likho.in>',
    })
    .optional(),
)

const settings = z.object({
  NODE_ENV: text,
  LOG_LEVEL: z.preprocess(blankAsUnset, z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional()),
  PORT: wholeNumber({ least: 0, most: 65_535, unless: 3_000 }),
  HOST: z.preprocess(blankAsUnset, z.string().default('127.0.0.1')),
  TRUST_PROXY: z.preprocess(blankAsUnset, z.coerce.number('must be a number').int().min(0).max(5).default(0)),
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default('./data')),
  PUBLIC_URL: web,
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_POOL_SIZE: wholeNumber({ least: 1, most: 1_000, unless: 10 }),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber({ least: 0, most: LONGEST_TIMEOUT_MS, unless: 15_000 }),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: wholeNumber({ least: 0, most: LONGEST_TIMEOUT_MS, unless: 30_000 }),
  REDIS_URL: address('redis', 'rediss'),
  SESSION_SECRET: secret(32),
  ALLOW_SANDBOX: z.preprocess(blankAsUnset, z.enum(['0', '1'], 'must be 0 or 1').default('0')),
  SEED: z.preprocess(blankAsUnset, z.enum(['demo', 'none'], 'must be demo or none').default('demo')),
  SUPERADMIN_USERNAME: z.preprocess(blankAsUnset, z.string().default('superadmin')),
  SUPERADMIN_PASSWORD: secret(8),
  SUPERADMIN_EMAIL: z.preprocess(blankAsUnset, z.email('must be an e-mail address').default('superadmin@likho.local')),
  S3_ENDPOINT: web,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: text,
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: sender,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_BASE_URL: web,
  SHIPROCKET_EMAIL: text,
  SHIPROCKET_PASSWORD: text,
  SHIPROCKET_WEBHOOK_TOKEN: text,
  SHIPROCKET_BASE_URL: web,
  SHIPROCKET_PICKUP_LOCATION: text,
  AI_BASE_URL: web,
  AI_API_KEY: text,
  AI_MODEL: text,
})
type Settings = z.output<typeof settings>

export const SETTING_NAMES = Object.keys(settings.shape)

/** Settings that only make sense together: one without the others is a mistake worth saying. */
const TOGETHER: (keyof Settings)[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_WEBHOOK_TOKEN', 'SHIPROCKET_PICKUP_LOCATION'],
  ['AI_API_KEY', 'AI_MODEL'],
]

const checked = settings.check(({ value, issues }) => {
  const say = (name: keyof Settings, message: string) =>
    issues.push({ code: 'custom', input: value[name], path: [name], message })
  for (const group of TOGETHER) {
    const missing = group.filter((name) => value[name] === undefined)
    if (missing.length === group.length) continue
    for (const name of missing) say(name, `is missing: ${group.join(', ')} are set together`)
  }
  if (value.NODE_ENV === 'production' && value.DATABASE_URL && !value.SESSION_SECRET) {
    say('SESSION_SECRET', 'is required in production with DATABASE_URL')
  }
  if (value.NODE_ENV === 'production' && value.ALLOW_SANDBOX === '0' && !value.RAZORPAY_KEY_ID) {
    say(
      'RAZORPAY_KEY_ID',
      'is required in production: without it payments are only a test (ALLOW_SANDBOX=1 allows that)',
    )
  }
  if (value.SHIPROCKET_EMAIL && !value.RAZORPAY_KEY_ID) {
    say('SHIPROCKET_EMAIL', 'needs RAZORPAY_KEY_ID: what was paid with test money is not sent by a real courier')
  }
})

export type Config = ReturnType<typeof configOf>

/** Reads the environment once; throws one error that lists every bad setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = checked.safeParse(environment)
  if (result.success) return configOf(result.data)
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new StartupError(`These settings are wrong:\n${lines.join('\n')}`)
}

/** The settings of this process, with .env beside package.json filling in what the environment leaves out. */
export function configOfProcess(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

function configOf(given: Settings) {
  return {
    production: given.NODE_ENV === 'production',
    logLevel: given.LOG_LEVEL ?? (given.NODE_ENV === 'production' ? 'info' : 'warn'),
    port: given.PORT,
    host: given.HOST,
    /** How many proxies stand in front; their X-Forwarded-For is believed that far. */
    trustProxy: given.TRUST_PROXY,
    dataDir: resolve(given.DATA_DIR),
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/$/, ''),
    databaseUrl: given.DATABASE_URL,
    databaseLimits: {
      poolSize: given.DATABASE_POOL_SIZE,
      statementTimeoutMs: given.DATABASE_STATEMENT_TIMEOUT_MS,
      idleTransactionTimeoutMs: given.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    },
    redisUrl: given.REDIS_URL,
    sessionSecret: given.SESSION_SECRET,
    seed: given.SEED,
    superadmin: {
      username: given.SUPERADMIN_USERNAME,
      password: given.SUPERADMIN_PASSWORD,
      email: given.SUPERADMIN_EMAIL,
    },
    s3: s3Of(given),
    mail: mailOf(given),
    razorpay: razorpayOf(given),
    shiprocket: shiprocketOf(given),
    ai: aiOf(given),
  }
}

export type S3Config = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export type RazorpayConfig = { keyId: string; keySecret: string; webhookSecret: string; baseUrl: string }

/** Without it the sandbox takes the payments. */
function razorpayOf(given: Settings): RazorpayConfig | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = given
  if (!keyId || !keySecret || !webhookSecret) return undefined
  const baseUrl = (given.RAZORPAY_BASE_URL ?? 'https://api.razorpay.com').replace(/\/$/, '')
  return { keyId, keySecret, webhookSecret, baseUrl }
}

export type ShiprocketConfig = {
  email: string
  password: string
  webhookToken: string
  /** The name under which Shiprocket knows where parcels are fetched. */
  pickupLocation: string
  baseUrl: string
}

/** Without it the sandbox courier moves the shipments. */
function shiprocketOf(given: Settings): ShiprocketConfig | undefined {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password } = given
  const { SHIPROCKET_WEBHOOK_TOKEN: webhookToken, SHIPROCKET_PICKUP_LOCATION: pickupLocation } = given
  if (!email || !password || !webhookToken || !pickupLocation) return undefined
  const baseUrl = (given.SHIPROCKET_BASE_URL ?? 'https://apiv2.shiprocket.in').replace(/\/$/, '')
  return { email, password, webhookToken, pickupLocation, baseUrl }
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
  return { endpoint, bucket, accessKeyId, secretAccessKey, region }
}
