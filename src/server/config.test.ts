import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SETTING_NAMES } from './settings.ts'

test('runs with no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    seed: 'demo',
    superadmin: { username: 'superadmin', email: 'superadmin@likho.local' },
  })
})

test('reports every bad setting at once, each with what is wrong', () => {
  const bad = { PORT: 'abc', SEED: 'yes', DATABASE_URL: 'mysql://x', SUPERADMIN_PASSWORD: 'short', S3_BUCKET: 'media' }
  expect(() => readConfig(bad)).toThrowErrorMatchingInlineSnapshot(`
    [StartupError: Please fix these settings:
      PORT must be a number
      DATABASE_URL must be an address starting with postgres:// or postgresql://
      SEED must be demo or none
      SUPERADMIN_PASSWORD must have at least 8 characters
      S3_ENDPOINT is missing: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together
      S3_ACCESS_KEY_ID is missing: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together
      S3_SECRET_ACCESS_KEY is missing: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together]
  `)
})

test('settings that belong together are asked for together', () => {
  expect(() => readConfig({ S3_BUCKET: 'media' })).toThrow(/S3_ENDPOINT is missing/)
  expect(() => readConfig({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow(/RAZORPAY_KEY_SECRET is missing/)
  const before = { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'secret' }
  expect(() => readConfig(before)).toThrow(/RAZORPAY_WEBHOOK_SECRET_PREVIOUS needs RAZORPAY_WEBHOOK_SECRET/)
})

test('descriptions are written by Gemini unless another service is named', () => {
  const settings = { AI_API_KEY: 'key', AI_MODEL: 'a-model' }
  expect(readConfig({}).ai).toBeUndefined()
  expect(readConfig(settings).ai?.baseUrl).toBe('https://generativelanguage.googleapis.com/v1beta/openai')
  expect(readConfig({ ...settings, AI_BASE_URL: 'http://localhost:11434/v1/' }).ai).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    apiKey: 'key',
    model: 'a-model',
  })
  expect(() => readConfig({ AI_MODEL: 'a-model' })).toThrow(/AI_API_KEY is missing/)
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', S3_ENDPOINT: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test.each(['shop@likho.in', 'Likho <shop@likho.in>', 'लिखो <shop@likho.in>', '"Likho, Pune" <shop@likho.in>'])(
  'mails may come from %s',
  (from) => {
    expect(readConfig({ SMTP_URL: 'smtp://mail.likho.in', MAIL_FROM: from }).mail?.from).toBe(from)
  },
)

test.each(['Likho', 'shop@', 'Likho shop@likho.in', 'Likho <shop>', 'Likho, Pune <shop@likho.in>', 'a@b.in, c@d.in'])(
  'mails may not come from %s',
  (from) => {
    const settings = { SMTP_URL: 'smtp://mail.likho.in', MAIL_FROM: from }
    expect(() => readConfig(settings)).toThrow('MAIL_FROM must be an email address, such as')
  },
)

const RAZORPAY = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret' }
const SHIPROCKET = {
  SHIPROCKET_EMAIL: 'api@likho.in',
  SHIPROCKET_PASSWORD: 'secret',
  SHIPROCKET_WEBHOOK_TOKEN: 'token',
  SHIPROCKET_PICKUP_LOCATION: 'Pune',
}

test('a real courier is not set up for test money', () => {
  expect(() => readConfig(SHIPROCKET)).toThrow(/SHIPROCKET_EMAIL needs RAZORPAY_KEY_ID/)
})

test.each([
  [{}, 'sandbox'],
  [{ COURIER: 'own' }, 'own'],
  [RAZORPAY, 'own'],
  [{ ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_test_1' }, 'own'],
  [{ ...RAZORPAY, COURIER: 'own' }, 'own'],
  [{ ...RAZORPAY, ...SHIPROCKET }, 'shiprocket'],
  [{ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }, 'own'],
  [{ NODE_ENV: 'production', ALLOW_SANDBOX: '1', COURIER: 'sandbox' }, 'sandbox'],
])('with %j the courier is %s', (settings, courier) => {
  expect(readConfig(settings).courier).toBe(courier)
})

test.each([
  [{ COURIER: 'post' }, 'COURIER must be own, shiprocket or sandbox'],
  [{ ...RAZORPAY, COURIER: 'shiprocket' }, 'COURIER cannot be shiprocket without SHIPROCKET_EMAIL'],
  [{ ...RAZORPAY, COURIER: 'sandbox' }, 'COURIER cannot be sandbox with RAZORPAY_KEY_ID'],
  [{ ...RAZORPAY, ...SHIPROCKET, COURIER: 'own' }, 'COURIER cannot be own with SHIPROCKET_EMAIL'],
])('with %j it does not start', (settings, problem) => {
  expect(() => readConfig(settings)).toThrow(problem)
})

test.each(['prod', 'Production', 'staging'])('NODE_ENV=%s is refused instead of taken for development', (mode) => {
  expect(() => readConfig({ NODE_ENV: mode })).toThrow('NODE_ENV must be development, test or production, or not set')
})

test.each([undefined, 'development', 'test'])('with NODE_ENV=%s nothing else is needed', (mode) => {
  expect(readConfig({ NODE_ENV: mode })).toMatchObject({ production: false, seed: 'demo', apiDocs: true })
})

test('the database is given so many connections and so much time', () => {
  const limits = { poolSize: 10, statementTimeoutMs: 15_000, idleTransactionTimeoutMs: 30_000 }
  expect(readConfig({}).databaseLimits).toEqual(limits)
  expect(readConfig({ DATABASE_POOL_SIZE: '3' }).databaseLimits).toEqual({ ...limits, poolSize: 3 })
  expect(readConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '0' }).databaseLimits.statementTimeoutMs).toBe(0)
  expect(() => readConfig({ DATABASE_POOL_SIZE: '0' })).toThrow('DATABASE_POOL_SIZE must be at least 1')
  const bad = { DATABASE_STATEMENT_TIMEOUT_MS: '-1', DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: 'soon' }
  expect(() => readConfig(bad)).toThrow(/_TIMEOUT_MS must not be negative\n.*_TIMEOUT_MS must be a number/)
})

test('traces go where they are told to, as much of them as wanted', () => {
  expect(readConfig({}).tracing).toBeUndefined()
  const to = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
  const known = { endpoint: to.OTEL_EXPORTER_OTLP_ENDPOINT, headers: {}, serviceName: 'likho', share: 1 }
  expect(readConfig(to).tracing).toEqual(known)
  const more = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi==,x-team=shop',
    OTEL_SERVICE_NAME: 'pens',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  }
  const headers = { authorization: 'Basic YTpi==', 'x-team': 'shop' }
  expect(readConfig({ ...to, ...more }).tracing).toEqual({ ...known, headers, serviceName: 'pens', share: 0.05 })
  expect(() => readConfig({ ...to, OTEL_TRACES_SAMPLER_ARG: '5' })).toThrow('OTEL_TRACES_SAMPLER_ARG must be at most 1')
  const bad = { OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }
  expect(() => readConfig({ ...to, ...bad })).toThrow('OTEL_EXPORTER_OTLP_HEADERS must be name=value')
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toThrow('needs OTEL_EXPORTER_OTLP_ENDPOINT')
})

test('the shop saves itself where a folder is named', () => {
  expect(readConfig({}).backups).toBeUndefined()
  expect(readConfig({ BACKUP_DIR: '/backups' }).backups).toEqual({ folder: '/backups', everyMs: 86_400_000, keep: 14 })
  const given = { BACKUP_DIR: '/backups', BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '28' }
  expect(readConfig(given).backups).toEqual({ folder: '/backups', everyMs: 21_600_000, keep: 28 })
  expect(() => readConfig({ ...given, BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP must be at least 1')
})

test('pictures go straight to the store only by an address that browsers take', () => {
  const s3 = { S3_ENDPOINT: 'http://store:7070', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  expect(readConfig(s3).s3?.uploadEndpoint).toBeUndefined()
  const given = { ...s3, S3_UPLOAD_ENDPOINT: 'https://store.example' }
  expect(readConfig(given).s3?.uploadEndpoint).toBe('https://store.example')
  expect(() => readConfig({ S3_UPLOAD_ENDPOINT: 'https://store.example' })).toThrow(
    'S3_UPLOAD_ENDPOINT needs S3_ENDPOINT',
  )
  const unsafe = { ...s3, S3_UPLOAD_ENDPOINT: 'http://store.example', PUBLIC_URL: 'https://shop.example' }
  expect(() => readConfig(unsafe)).toThrow('S3_UPLOAD_ENDPOINT must start with https://')
})

test('a start may leave migrating to somebody else, where there can be somebody else', () => {
  const DATABASE_URL = 'postgres://likho@localhost/likho'
  expect(readConfig({ DATABASE_URL }).waitForMigrations).toBe(false)
  expect(readConfig({ DATABASE_URL, MIGRATIONS: 'wait' }).waitForMigrations).toBe(true)
  expect(() => readConfig({ MIGRATIONS: 'wait' })).toThrow('MIGRATIONS cannot be wait without DATABASE_URL')
  expect(() => readConfig({ DATABASE_URL, MIGRATIONS: 'later' })).toThrow('MIGRATIONS must be run or wait')
})

test('several processes, and roles, need a database that they can share', () => {
  expect(readConfig({})).toMatchObject({ processes: 1, role: 'both', drainMs: 0 })
  const shared = { DATABASE_URL: 'postgres://localhost/likho' }
  const many = readConfig({ ...shared, PROCESSES: '3', ROLE: 'web', DRAIN_MS: '5000' })
  expect(many).toMatchObject({ processes: 3, role: 'web', drainMs: 5_000 })
  expect(readConfig({ ...shared, PROCESSES: 'auto' }).processes).toBe(availableParallelism())
  expect(() => readConfig({ PROCESSES: 'auto' })).toThrow('PROCESSES needs DATABASE_URL: the embedded database')
  expect(() => readConfig({ ROLE: 'worker' })).toThrow('ROLE needs DATABASE_URL: the embedded database')
  expect(() => readConfig({ ...shared, PROCESSES: '0' })).toThrow('PROCESSES must be auto or a whole number from 1')
})

test('replicas are addresses with commas between them, and need a primary', () => {
  const DATABASE_URL = 'postgres://a/likho'
  expect(readConfig({ DATABASE_URL }).replicas).toEqual({ urls: [], mostLagMs: 10_000 })
  const DATABASE_READ_URLS = 'postgres://b/likho, postgres://c/likho'
  const { urls } = readConfig({ DATABASE_URL, DATABASE_READ_URLS }).replicas
  expect(urls).toEqual(['postgres://b/likho', 'postgres://c/likho'])
  expect(() => readConfig({ DATABASE_READ_URLS })).toThrow('DATABASE_READ_URLS needs DATABASE_URL')
  const bad = { DATABASE_URL, DATABASE_READ_URLS: 'http://b', DATABASE_REPLICA_LAG_MS: '31000' }
  expect(() => readConfig(bad)).toThrow(/READ_URLS must be an address.*\n.*LAG_MS must be at most 30000/)
})

test('behind a pool what needs a session has an address of its own, and statements are not prepared unless asked for', () => {
  const DATABASE_URL = 'postgres://pool:6432/likho'
  expect(readConfig({ DATABASE_URL })).toMatchObject({ sessionUrl: DATABASE_URL, prepareStatements: true })
  const pooled = { DATABASE_URL, DATABASE_LISTEN_URL: 'postgres://db:5432/likho' }
  expect(readConfig(pooled)).toMatchObject({ sessionUrl: pooled.DATABASE_LISTEN_URL, prepareStatements: false })
  expect(readConfig({ ...pooled, DATABASE_PREPARE: '1' }).prepareStatements).toBe(true)
  expect(() => readConfig({ ...pooled, DATABASE_URL: '' })).toThrow('DATABASE_LISTEN_URL needs DATABASE_URL')
  expect(readConfig({ DATABASE_URL: 'postgres://likho@a:5432,b:5432/likho' }).databaseUrl).toContain('a:5432,b')
})

test('.env.example names every setting', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...SETTING_NAMES].sort())
})
