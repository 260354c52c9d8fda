import { readFileSync } from 'node:fs'
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

test('a real courier is not set up for test money', () => {
  const shiprocket = {
    SHIPROCKET_EMAIL: 'api@likho.in',
    SHIPROCKET_PASSWORD: 'secret',
    SHIPROCKET_WEBHOOK_TOKEN: 'token',
    SHIPROCKET_PICKUP_LOCATION: 'Pune',
  }
  expect(() => readConfig(shiprocket)).toThrow(/SHIPROCKET_EMAIL needs RAZORPAY_KEY_ID/)
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
