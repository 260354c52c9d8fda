import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newToken } from '#server/platform/security/random-tokens.ts'
import { ASHA, codeFor, join, logIn, otherThan, register, tokenFor, USERS } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { subjectOf } from './limits.ts'

const shop = testShop()
const SECOND_MS = 1_000
const TIMEOUT_MS = 120_000
const GUESSES = 200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const addressNo = (number: number) => `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`

type Tries = Record<number, number>
const count = (tries: Tries, status: number) => {
  tries[status] = (tries[status] ?? 0) + 1
}

describe(`${GUESSES} wrong logins against one account`, () => {
  test(
    'from one address never get in; the owner is told how long to wait, and then gets in',
    async () => {
      await join(shop.db, aBrowser(shop))
      const browser = aBrowser(shop, { address: '10.1.1.1' })
      const tries: Tries = {}
      for (let guess = 0; guess < GUESSES; guess += 1) {
        const { status } = await logIn(browser, { ...ASHA, password: `guess number ${guess}` })
        count(tries, status)
        wait(SECOND_MS)
      }
      expect(tries[200]).toBeUndefined()
      expect(tries[401]).toBeLessThan(20)
      const early = await logIn(browser)
      expect([early.status, early.body.code]).toEqual([429, 'accounts/too-many-tries'])
      const seconds = Number(early.headers['retry-after'])
      expect(seconds).toBeLessThanOrEqual(900)
      expect(early.body.message).toMatch(/^Too many attempts\. Try again in \d+ (seconds|minutes)\.$/)
      wait(seconds * SECOND_MS)
      expect((await logIn(browser)).status).toBe(200)
      expect((await logIn(aBrowser(shop, { address: '10.1.1.1' }))).status).toBe(200)
    },
    TIMEOUT_MS,
  )

  test(
    "from hundreds of addresses never get in, and do not keep out the owner's own device",
    async () => {
      const own = aBrowser(shop)
      await join(shop.db, own)
      await logIn(own)
      const tries: Tries = {}
      for (let guess = 0; guess < 300; guess += 1) {
        const stranger = aBrowser(shop, { address: addressNo(guess) })
        count(tries, (await logIn(stranger, { ...ASHA, password: `guess number ${guess}` })).status)
      }
      expect(tries).toEqual({ 401: 50, 429: 250 })
      const elsewhere = aBrowser(shop, { address: '10.9.9.9' })
      expect((await logIn(elsewhere)).status).toBe(429)
      expect((await logIn(own)).status).toBe(200)
      wait(900 * SECOND_MS)
      expect((await logIn(elsewhere)).status).toBe(200)
    },
    TIMEOUT_MS,
  )

  test('at the same moment are no more than five', async () => {
    await join(shop.db, aBrowser(shop))
    const browser = aBrowser(shop, { address: '10.1.1.2' })
    const guesses = Array.from({ length: 60 }, (_, at) => logIn(browser, { ...ASHA, password: `guess number ${at}` }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  })
})

test(
  'one address that tries many accounts has to wait as well',
  async () => {
    const sprayer = aBrowser(shop, { address: '10.1.1.3' })
    const tries: Tries = {}
    for (let name = 0; name < 120; name += 1) {
      count(tries, (await logIn(sprayer, { username: `user${name}`, password: 'one for all' })).status)
    }
    expect(tries).toEqual({ 401: 100, 429: 20 })
  },
  TIMEOUT_MS,
)

test.each([
  ['/56 of IPv6', (n: number) => `2001:db8:1:23${n.toString(16).padStart(2, '0')}::1`, '2001:db8:1:2300::/56', 300],
  ['/48 of IPv6', (n: number) => `2001:db8:1:${(n + 1).toString(16)}00::1`, '2001:db8:1::/48', 300],
  ['/24 of IPv4', (n: number) => `203.0.113.${n + 1}`, '203.0.113.0/24', 3_000],
])(
  'a whole %s that tries many accounts has to wait; a device that was logged in before has not',
  async (_, from, network, most) => {
    const own = aBrowser(shop, { address: from(1) })
    await join(shop.db, own)
    const subject = subjectOf('password', 'from', network)
    const earlier = { subject, count: most - 10, since: new Date(), last_at: new Date(), blocked_until: new Date(0) }
    await shop.db.insertInto('attempts').values(earlier).execute()
    const tries: Tries = {}
    for (let guess = 0; guess < 30; guess += 1) {
      const stranger = aBrowser(shop, { address: from(guess) })
      count(tries, (await logIn(stranger, { username: `user${guess}`, password: 'one for all' })).status)
    }
    expect(tries).toEqual({ 401: 10, 429: 20 })
    expect((await logIn(aBrowser(shop, { address: from(0) }))).status).toBe(429)
    expect((await logIn(own)).status).toBe(200)
    wait(900 * SECOND_MS)
    expect((await logIn(aBrowser(shop, { address: from(0) }))).status).toBe(200)
  },
)

test('what a network that has to wait sends does not keep an account waiting elsewhere', async () => {
  await join(shop.db, aBrowser(shop))
  const subject = subjectOf('password', 'from', '2001:db8:1::/48')
  const full = { subject, count: 300, since: new Date(), last_at: new Date(), blocked_until: new Date(0) }
  await shop.db.insertInto('attempts').values(full).execute()
  for (let guess = 0; guess < 60; guess += 1) {
    const address = `2001:db8:1:${(guess + 1).toString(16)}00::1`
    expect((await logIn(aBrowser(shop, { address }))).status).toBe(429)
  }
  expect((await logIn(aBrowser(shop, { address: '203.0.113.9' }))).status).toBe(200)
})

test('right logins of a network are not counted against it', async () => {
  await join(shop.db, aBrowser(shop))
  const subject = subjectOf('password', 'from', '198.51.100.0/24')
  const earlier = { subject, count: 2_999, since: new Date(), last_at: new Date(), blocked_until: new Date(0) }
  await shop.db.insertInto('attempts').values(earlier).execute()
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect((await logIn(aBrowser(shop, { address }))).status).toBe(200)
})

test('an owner whom an attacker keeps waiting logs in where a link for a new password was used', async () => {
  await join(shop.db, aBrowser(shop))
  const attack = async () => {
    for (let guess = 0; guess < 60; guess += 1)
      await logIn(aBrowser(shop, { address: addressNo(guess) }), { ...ASHA, password: `guess number ${guess}` })
  }
  await attack()
  const owner = aBrowser(shop, { address: '10.9.9.9' })
  expect((await logIn(owner)).status).toBe(429)
  await owner.post(`${USERS}/forgot-password`, { email: ASHA.email })
  const token = await tokenFor(shop.db, ASHA.email)
  const password = 'another kalam'
  const input = { token, newPassword: password, confirmPassword: password }
  expect((await owner.post(`${USERS}/reset-password`, input)).status).toBe(200)
  await attack()
  expect((await logIn(aBrowser(shop, { address: '10.9.9.8' }), { ...ASHA, password })).status).toBe(429)
  expect((await logIn(owner, { ...ASHA, password })).status).toBe(200)
})

test('an attacker with a stolen session cannot guess the password by it', async () => {
  const browser = aBrowser(shop)
  await join(shop.db, browser)
  await logIn(browser)
  const statuses: number[] = []
  for (let guess = 0; guess < 8; guess += 1) {
    const input = { currentPassword: `guess ${guess}`, newPassword: 'another kalam', confirmPassword: 'another kalam' }
    statuses.push((await browser.post(`${USERS}/changePassword`, input)).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
})

describe(`${GUESSES} wrong codes`, () => {
  test(
    'for a registration never get in; with a new code its owner still can',
    async () => {
      const browser = aBrowser(shop)
      const { body } = await register(browser)
      const code = await codeFor(shop.db, ASHA.email)
      const tries: Tries = {}
      for (let guess = 1; guess <= GUESSES; guess += 1) {
        const stranger = aBrowser(shop, { address: addressNo(guess) })
        const input = { userId: body.userId, otp: otherThan(code, guess) }
        count(tries, (await stranger.post(`${USERS}/verify-otp`, input)).status)
      }
      expect(tries).toEqual({ 400: 5, 429: GUESSES - 5 })
      wait(900 * SECOND_MS)
      await browser.post(`${USERS}/resend-otp`, { userId: body.userId })
      const input = { userId: body.userId, otp: await codeFor(shop.db, ASHA.email) }
      expect((await browser.post(`${USERS}/verify-otp`, input)).status).toBe(200)
    },
    TIMEOUT_MS,
  )
})

test(`${GUESSES} wrong links for a new password never get in, keep nobody waiting and do not void the owner's`, async () => {
  const owner = aBrowser(shop)
  await join(shop.db, owner)
  await owner.post(`${USERS}/forgot-password`, { email: ASHA.email })
  const token = await tokenFor(shop.db, ASHA.email)
  const reset = (one: typeof owner, guess: string) =>
    one.post(`${USERS}/reset-password`, {
      token: guess,
      newPassword: 'another kalam',
      confirmPassword: 'another kalam',
    })
  const tries: Tries = {}
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const stranger = aBrowser(shop, { address: addressNo(guess) })
    count(tries, (await reset(stranger, newToken())).status)
  }
  expect(tries).toEqual({ 410: GUESSES })
  expect((await reset(owner, token)).status).toBe(200)
})
