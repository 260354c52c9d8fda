import { z } from 'zod'
import { COURIERS } from '#contract/shipping/couriers.ts'
import { addressesOf } from './platform/db/failover/primary.ts'
import { preflight } from './production-preflight.ts'

/** An empty line in .env means "not set". */
const blankAsUnset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(blankAsUnset, z.string().optional())
const isAddress = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1))
const address = (...protocols: string[]) =>
  z.preprocess(
    blankAsUnset,
    z
      .string()
      .refine((value) => addressesOf(value).every((one) => isAddress(one, protocols)), {
        error: `must be an address starting with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      })
      .optional(),
  )
/** Several, with commas between them. */
const addresses = (...protocols: string[]) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').map((one) => one.trim()) : []).filter(Boolean),
    z.array(address(...protocols)).transform((all) => all.filter((one) => one !== undefined)),
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
const MOST_PROCESSES = 128
/** Shorter than the shop remembers who wrote last (own-writes.ts). */
const LONGEST_LAG_MS = 30_000
const LONGEST_TIMEOUT_MS = 24 * 60 * 60 * 1000
/** The address as it stands, or behind a name: one sender, and nothing that mail programs would take for a second. */
const NAMED_SENDER = /^(?:"[^"\\\p{Cc}]*" ?|[^<>@,;:"\\()\p{Cc}]*)<([^<>]+)>$/u
const sender = z.preprocess(
  blankAsUnset,
  z
    .string()
    .refine((value) => z.email().safeParse(NAMED_SENDER.exec(value)?.[1] ?? value).success, {
      error: 'must be an email address, such as shop@likho.in or Likho <shop@likho.in>',
    })
    .optional(),
)

const yesOrNo = z.enum(['0', '1'], 'must be 0 or 1')

const settings = z.object({
  // A typing mistake must not turn a real shop into one for trying things out.
  NODE_ENV: z.preprocess(
    blankAsUnset,
    z.enum(['development', 'test', 'production'], 'must be development, test or production, or not set').optional(),
  ),
  LOG_LEVEL: z.preprocess(blankAsUnset, z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional()),
  PORT: wholeNumber({ least: 0, most: 65_535, unless: 3_000 }),
  HOST: z.preprocess(blankAsUnset, z.string().default('127.0.0.1')),
  TRUST_PROXY: z.preprocess(blankAsUnset, z.coerce.number('must be a number').int().min(0).max(5).default(0)),
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default('./data')),
  BACKUP_DIR: text,
  BACKUP_EVERY_HOURS: wholeNumber({ least: 1, most: 31 * 24, unless: 24 }),
  BACKUP_KEY: secret(32),
  BACKUP_KEEP: wholeNumber({ least: 1, most: 1_000, unless: 14 }),
  PROCESSES: z.preprocess(
    blankAsUnset,
    z
      .string()
      .refine((value) => value === 'auto' || (/^[1-9]\d*$/.test(value) && Number(value) <= MOST_PROCESSES), {
        error: `must be auto or a whole number from 1 to ${MOST_PROCESSES}`,
      })
      .default('1'),
  ),
  ROLE: z.preprocess(blankAsUnset, z.enum(['both', 'web', 'worker'], 'must be web, worker or both').default('both')),
  DRAIN_MS: wholeNumber({ least: 0, most: 300_000, unless: 0 }),
  PUBLIC_URL: web,
  SECURITY_CONTACT: z.preprocess(
    blankAsUnset,
    z
      .string()
      .refine((value) => z.email().safeParse(value).success || /^https:\/\/[^\s]+$/.test(value), {
        error: 'must be an email address or an address starting with https://',
      })
      .optional(),
  ),
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_LISTEN_URL: address('postgres', 'postgresql'),
  DATABASE_READ_URLS: addresses('postgres', 'postgresql'),
  DATABASE_REPLICA_LAG_MS: wholeNumber({ least: 0, most: LONGEST_LAG_MS, unless: 10_000 }),
  DATABASE_POOL_SIZE: wholeNumber({ least: 1, most: 1_000, unless: 10 }),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber({ least: 0, most: LONGEST_TIMEOUT_MS, unless: 15_000 }),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: wholeNumber({ least: 0, most: LONGEST_TIMEOUT_MS, unless: 30_000 }),
  DATABASE_PREPARE: z.preprocess(blankAsUnset, yesOrNo.optional()),
  MIGRATIONS: z.preprocess(blankAsUnset, z.enum(['run', 'wait'], 'must be run or wait').default('run')),
  REDIS_URL: address('redis', 'rediss'),
  SERVICE_WORKER: z.preprocess(blankAsUnset, yesOrNo.default('1')),
  CDN_PURGE_URL: web,
  CDN_PURGE_TOKEN: text,
  SESSION_SECRET: secret(32),
  ALLOW_SANDBOX: z.preprocess(blankAsUnset, yesOrNo.default('0')),
  API_DOCS: z.preprocess(blankAsUnset, yesOrNo.optional()),
  METRICS_TOKEN: secret(16),
  OTEL_EXPORTER_OTLP_ENDPOINT: web,
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(
        /^[\w-]+=(%[0-9a-f]{2}|[^,%])*(,[\w-]+=(%[0-9a-f]{2}|[^,%])*)*$/i,
        'must be name=value, several with commas between',
      )
      .optional(),
  ),
  OTEL_SERVICE_NAME: z.preprocess(blankAsUnset, z.string().default('likho')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blankAsUnset,
    z.coerce.number('must be a number').min(0, 'must not be negative').max(1, 'must be at most 1').default(1),
  ),
  SEED: z.preprocess(blankAsUnset, z.enum(['demo', 'none'], 'must be demo or none').optional()),
  SUPERADMIN_USERNAME: z.preprocess(blankAsUnset, z.string().default('superadmin')),
  SUPERADMIN_PASSWORD: secret(8),
  SUPERADMIN_EMAIL: z.preprocess(blankAsUnset, z.email('must be an email address').default('superadmin@likho.local')),
  S3_ENDPOINT: web,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: text,
  S3_UPLOAD_ENDPOINT: web,
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: sender,
  // Its beginning says whether the money is real, so one that says neither is not taken.
  RAZORPAY_KEY_ID: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^rzp_(live|test)_/, 'must start with rzp_live_ or rzp_test_')
      .optional(),
  ),
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: text,
  RAZORPAY_BASE_URL: web,
  COURIER: z.preprocess(blankAsUnset, z.enum(COURIERS, 'must be own, shiprocket or sandbox').optional()),
  SHIPROCKET_EMAIL: text,
  SHIPROCKET_PASSWORD: text,
  SHIPROCKET_WEBHOOK_TOKEN: text,
  SHIPROCKET_WEBHOOK_TOKEN_PREVIOUS: text,
  SHIPROCKET_BASE_URL: web,
  SHIPROCKET_PICKUP_LOCATION: text,
  AI_BASE_URL: web,
  AI_API_KEY: text,
  AI_MODEL: text,
})
export type Settings = z.output<typeof settings>

export const SETTING_NAMES = Object.keys(settings.shape)

/** Settings that only make sense together: one without the others is a mistake worth saying. */
const TOGETHER: (keyof Settings)[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_WEBHOOK_TOKEN', 'SHIPROCKET_PICKUP_LOCATION'],
  ['AI_API_KEY', 'AI_MODEL'],
  ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
]

/** Settings that add to another one. */
const ADDED_TO: [keyof Settings, keyof Settings][] = [
  ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'RAZORPAY_WEBHOOK_SECRET'],
  ['SHIPROCKET_WEBHOOK_TOKEN_PREVIOUS', 'SHIPROCKET_WEBHOOK_TOKEN'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['S3_UPLOAD_ENDPOINT', 'S3_ENDPOINT'],
  ['DATABASE_LISTEN_URL', 'DATABASE_URL'],
]

export type SettingProblem = { name: keyof Settings; message: string }

/** Every setting of the environment, or everything that is wrong with them, alone and together. */
export function readSettings(
  environment: Record<string, string | undefined>,
): { settings: Settings } | { problems: SettingProblem[] } {
  const read = settings.safeParse(environment)
  const wrong = (read.error?.issues ?? []).map(({ path, message }) => ({ name: path[0] as keyof Settings, message }))
  const wrongNames = new Set(wrong.map(({ name }) => name))
  // Those that are right by themselves are looked at together even when others are not: one start names all mistakes.
  const right = read.data ?? readEach(environment)
  const together = [...crossFieldProblems(right), ...preflight(right)].filter(({ name }) => !wrongNames.has(name))
  const problems = [...wrong, ...together]
  return read.success && problems.length === 0 ? { settings: read.data } : { problems }
}

function readEach(environment: Record<string, string | undefined>): Partial<Settings> {
  const each = Object.entries(settings.shape).map(([name, one]) => [name, one.safeParse(environment[name]).data])
  return Object.fromEntries(each)
}

function crossFieldProblems(value: Partial<Settings>): SettingProblem[] {
  const problems = TOGETHER.flatMap((group) => {
    const missing = group.filter((name) => value[name] === undefined)
    if (missing.length === group.length) return []
    return missing.map((name) => ({ name, message: `is missing: set ${group.join(', ')} together` }))
  })
  for (const [name, main] of ADDED_TO) {
    if (value[name] !== undefined && value[main] === undefined) problems.push({ name, message: `needs ${main}` })
  }
  if (value.MIGRATIONS === 'wait' && !value.DATABASE_URL) {
    const message =
      'cannot be wait without DATABASE_URL: nobody else can migrate the embedded database of a running shop'
    problems.push({ name: 'MIGRATIONS', message })
  }
  if (value.PUBLIC_URL?.startsWith('https:') && value.S3_UPLOAD_ENDPOINT?.startsWith('http:')) {
    const message =
      'must start with https:// as PUBLIC_URL does: browsers send nothing from a safe page to an unsafe address'
    problems.push({ name: 'S3_UPLOAD_ENDPOINT', message })
  }
  const shared = 'the embedded database belongs to one process'
  if (!value.DATABASE_URL && (value.PROCESSES ?? '1') !== '1') {
    problems.push({ name: 'PROCESSES', message: `needs DATABASE_URL: ${shared}` })
  }
  if (!value.DATABASE_URL && (value.ROLE ?? 'both') !== 'both') {
    problems.push({ name: 'ROLE', message: `needs DATABASE_URL: ${shared}, which does everything` })
  }
  if (value.DATABASE_READ_URLS?.length && !value.DATABASE_URL) {
    problems.push({ name: 'DATABASE_READ_URLS', message: 'needs DATABASE_URL' })
  }
  if (value.SHIPROCKET_EMAIL && !value.RAZORPAY_KEY_ID) {
    const message = 'needs RAZORPAY_KEY_ID: a real courier cannot ship orders paid with test money'
    problems.push({ name: 'SHIPROCKET_EMAIL', message })
  }
  const courier = courierProblem(value)
  if (courier) problems.push({ name: 'COURIER', message: courier })
  return problems
}

function courierProblem({ COURIER, SHIPROCKET_EMAIL, RAZORPAY_KEY_ID }: Partial<Settings>): string | undefined {
  if (COURIER === 'shiprocket' && !SHIPROCKET_EMAIL) return 'cannot be shiprocket without SHIPROCKET_EMAIL'
  if (COURIER === 'sandbox' && RAZORPAY_KEY_ID)
    return 'cannot be sandbox with RAZORPAY_KEY_ID: it would say of parcels that they are delivered which never left'
  if (COURIER === 'own' && SHIPROCKET_EMAIL)
    return 'cannot be own with SHIPROCKET_EMAIL: leave the settings of Shiprocket out'
  return undefined
}
