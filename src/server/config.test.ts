import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, SETTING_NAMES } from './config.ts'

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
    [StartupError: These settings are wrong:
      PORT must be a number
      DATABASE_URL must be an address starting with postgres:// or postgresql://
      SEED must be demo or none
      SUPERADMIN_PASSWORD must have at least 8 characters]
  `)
})

test('settings that belong together are asked for together', () => {
  expect(() => readConfig({ S3_BUCKET: 'media' })).toThrow(/S3_ENDPOINT is missing/)
  expect(() => readConfig({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow(/RAZORPAY_KEY_SECRET is missing/)
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', S3_ENDPOINT: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test('production on a database server needs its own session secret', () => {
  const settings = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/likho' }
  expect(() => readConfig(settings)).toThrow(/SESSION_SECRET is required/)
  expect(readConfig({ ...settings, SESSION_SECRET: 'x'.repeat(32) }).production).toBe(true)
})

test('.env.example names every setting', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...SETTING_NAMES].sort())
})
