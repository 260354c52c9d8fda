import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

/** All that a shop in production needs. */
const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://likho.example',
  TRUST_PROXY: '1',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.likho.example',
  MAIL_FROM: 'shop@likho.example',
  SUPERADMIN_PASSWORD: 'neela kalam 4711',
}
const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, ...WITHOUT_RAZORPAY } = SAFE
const { SMTP_URL, MAIL_FROM, ...WITHOUT_MAIL } = SAFE
const SANDBOX = { NODE_ENV: 'production', ALLOW_SANDBOX: '1' }

const refusal = (settings: Record<string, string>) => {
  try {
    readConfig(settings)
  } catch (error) {
    return String(error)
  }
  return 'starts'
}

test('names everything that is missing or unsafe at once', () => {
  const bad = { NODE_ENV: 'production', PORT: 'abc', SEED: 'demo', SUPERADMIN_PASSWORD: 'superadmin' }
  expect(() => readConfig(bad)).toThrowErrorMatchingInlineSnapshot(`
    [StartupError: Please fix these settings:
      PORT must be a number
      PUBLIC_URL is required in production: the https:// address of the shop
      RAZORPAY_KEY_ID is required in production: without it all payments are test payments (or set ALLOW_SANDBOX=1)
      SMTP_URL is required in production: without it emails stay in a folder (or set ALLOW_SANDBOX=1)
      SEED must not be demo in production: the demo products are not for sale (or set ALLOW_SANDBOX=1)
      SUPERADMIN_PASSWORD must have at least 12 characters in production]
  `)
})

test('a safe shop starts without the demo catalogue, and shows its figures and its API to nobody', () => {
  expect(readConfig(SAFE)).toMatchObject({
    production: true,
    seed: 'none',
    publicUrl: 'https://likho.example',
    apiDocs: false,
    metricsToken: undefined,
    courier: 'own',
  })
  const open = { ...SAFE, API_DOCS: '1', METRICS_TOKEN: 'a token of 24 characters' }
  expect(readConfig(open)).toMatchObject({ apiDocs: true, metricsToken: 'a token of 24 characters' })
})

describe('refuses', () => {
  test.each([
    ['test money', WITHOUT_RAZORPAY, 'RAZORPAY_KEY_ID is required in production'],
    ['a test key of Razorpay', { ...SAFE, RAZORPAY_KEY_ID: 'rzp_test_1' }, 'RAZORPAY_KEY_ID is a test key'],
    ['mails that stay in a folder', WITHOUT_MAIL, 'SMTP_URL is required in production'],
    ['no address', { ...SAFE, PUBLIC_URL: '' }, 'PUBLIC_URL is required in production'],
    ['a plain address', { ...SAFE, PUBLIC_URL: 'http://likho.example' }, 'PUBLIC_URL must start with https://'],
    [
      'its own machine as address',
      { ...SAFE, PUBLIC_URL: 'http://localhost:3000' },
      'PUBLIC_URL must start with https',
    ],
    ['https without a proxy', { ...SAFE, TRUST_PROXY: '0' }, 'TRUST_PROXY must be the number of proxies'],
    ['the demo catalogue', { ...SAFE, SEED: 'demo' }, 'SEED must not be demo in production'],
    ['a short password', { ...SAFE, SUPERADMIN_PASSWORD: 'neela kalam' }, 'SUPERADMIN_PASSWORD must have at least 12'],
    [
      'a common password',
      { ...SAFE, SUPERADMIN_PASSWORD: 'Administrator@1' },
      'SUPERADMIN_PASSWORD is too easy to guess',
    ],
    [
      'the username as password',
      { ...SAFE, SUPERADMIN_USERNAME: 'kalam-owner-1', SUPERADMIN_PASSWORD: 'Kalam-Owner-1' },
      'SUPERADMIN_PASSWORD must differ from the username and email',
    ],
    [
      'the e-mail address as password',
      { ...SAFE, SUPERADMIN_EMAIL: 'owner@likho.example', SUPERADMIN_PASSWORD: 'owner@likho.example' },
      'SUPERADMIN_PASSWORD must differ',
    ],
    [
      'a database server without a secret',
      { ...SAFE, DATABASE_URL: 'postgres://db/likho' },
      'SESSION_SECRET is required',
    ],
    ['a short metrics token', { ...SAFE, METRICS_TOKEN: 'token' }, 'METRICS_TOKEN must have at least 16 characters'],
  ])('%s', (_, settings, message) => {
    expect(refusal(settings)).toContain(message)
  })
})

describe('with ALLOW_SANDBOX=1', () => {
  test('production can be tried on one machine with no other setting', () => {
    expect(readConfig(SANDBOX)).toMatchObject({ publicUrl: 'http://localhost:3000', seed: 'none', razorpay: undefined })
    expect(readConfig({ ...SANDBOX, SEED: 'demo', RAZORPAY_KEY_ID: '' }).seed).toBe('demo')
  })

  test.each([
    ['http://localhost:3000', 'starts'],
    ['http://127.0.0.1:3000', 'starts'],
    ['http://[::1]:3000', 'starts'],
    ['http://likho.example', 'PUBLIC_URL must start with https://'],
    ['http://localhost.likho.example', 'PUBLIC_URL must start with https://'],
    ['https://likho.example', 'TRUST_PROXY must be the number of proxies'],
  ])('at %s it is: %s', (PUBLIC_URL, outcome) => {
    expect(refusal({ ...SANDBOX, PUBLIC_URL })).toContain(outcome)
  })

  test('a password is still not guessed', () => {
    expect(refusal({ ...SANDBOX, SUPERADMIN_PASSWORD: 'password1234' })).toContain('is too easy to guess')
  })
})
