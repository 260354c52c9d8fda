import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, mailsTo, tokenFor, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'

const lines: string[] = []
const shop = testShop({ env: { LOG_LEVEL: 'debug' }, logTo: { write: (line) => lines.push(line) } })
const MINUTE_MS = 60_000
const NEW = 'hari kalam 43'
let browser: Browser

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  lines.length = 0
  browser = aBrowser(shop)
  await join(shop.db, browser)
  await logIn(browser)
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

const forgot = (email = ASHA.email, one = browser) => one.post(`${USERS}/forgot-password`, { email })
const reset = (token: string, input: object = {}) =>
  aBrowser(shop).post(`${USERS}/reset-password`, { token, newPassword: NEW, confirmPassword: NEW, ...input })
const me = async (one = browser) => (await one.call('GET', `${USERS}/me`)).status
const isPassword = async (password: string) => (await logIn(aBrowser(shop), { ...ASHA, password })).status === 200
const resetMails = async (email = ASHA.email) => {
  await tokenFor(shop.db, ASHA.email)
  return (await mailsTo(shop.db, email)).filter(({ subject }) => subject.includes('new Likho password'))
}

test('is replaced by the mailed link, once; every device is logged out and the owner is told', async () => {
  expect((await forgot('ASHA@example.in')).status).toBe(200)
  const token = await tokenFor(shop.db, ASHA.email)
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  const answer = await reset(token)
  expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('Password changed')])
  expect(await me()).toBe(401)
  expect((await mailsTo(shop.db, ASHA.email)).at(-1)?.subject).toBe('Your Likho password was changed')
  expect((await reset(token)).body.code).toBe('accounts/link-over')
  expect(await isPassword(NEW)).toBe(true)
})

test('the link is in no table and in no log', async () => {
  await forgot()
  const token = await tokenFor(shop.db, ASHA.email)
  await reset(token)
  expect(lines.join()).not.toContain(token)
  wait(MINUTE_MS)
  await forgot()
  const other = await tokenFor(shop.db, ASHA.email)
  expect(JSON.stringify(await shop.db.selectFrom('password_resets').selectAll().execute())).not.toContain(other)
})

test('two who use it at the same moment change the password once', async () => {
  await forgot()
  const token = await tokenFor(shop.db, ASHA.email)
  const answers = await Promise.all([reset(token), reset(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

describe('a link is void', () => {
  test.each([
    ['after an hour', async () => wait(60 * MINUTE_MS)],
    [
      'once the password was changed',
      async () => {
        const input = { currentPassword: ASHA.password, newPassword: ASHA.password, confirmPassword: ASHA.password }
        await browser.post(`${USERS}/changePassword`, input)
      },
    ],
    [
      'once another one was used',
      async () => {
        wait(MINUTE_MS)
        await forgot()
        await reset(await tokenFor(shop.db, ASHA.email), { newPassword: ASHA.password, confirmPassword: ASHA.password })
      },
    ],
  ])('%s', async (_, happens) => {
    await forgot()
    const token = await tokenFor(shop.db, ASHA.email)
    await happens()
    const { status, body } = await reset(token)
    expect([status, body.code]).toEqual([410, 'accounts/link-over'])
    expect(await isPassword(ASHA.password)).toBe(true)
  })

  test('but not because another one was asked for, or because of a typing error', async () => {
    await forgot()
    const token = await tokenFor(shop.db, ASHA.email)
    wait(MINUTE_MS)
    await forgot()
    await tokenFor(shop.db, ASHA.email)
    expect((await reset(token, { confirmPassword: 'x' })).body.fields).toEqual({
      confirmPassword: 'New passwords do not match',
    })
    expect((await reset(token, { newPassword: 'short', confirmPassword: 'short' })).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })
})

describe('asking', () => {
  test('an unknown address gets the same answer after the same work, and no mail', async () => {
    const jobs = () => shop.db.selectFrom('jobs').select('name').where('name', '<>', 'send-mail').execute()
    const known = await forgot()
    expect(await jobs()).toHaveLength(1)
    const unknown = await forgot('nobody@example.in')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await jobs()).toHaveLength(2)
    expect(await resetMails('nobody@example.in')).toEqual([])
    const again = [await forgot(), await forgot('nobody@example.in')]
    expect(again.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'accounts/too-many-links'],
      [429, 'accounts/too-many-links'],
    ])
  })

  test('a stranger who asks from the same address keeps waiting, the device of the owner does not', async () => {
    const stranger = aBrowser(shop)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await forgot(ASHA.email, stranger)).status)
      wait(MINUTE_MS)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await forgot(ASHA.email, browser)).status).toBe(200)
    expect((await forgot(ASHA.email, aBrowser(shop, { address: '10.9.9.9' }))).status).toBe(200)
  })

  test('one network asks for 30 accounts an hour and no more', async () => {
    const stranger = aBrowser(shop, { address: '10.1.1.1' })
    const statuses: number[] = []
    for (let time = 0; time < 32; time += 1) statuses.push((await forgot(`nobody${time}@example.in`, stranger)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  })

  test('strangers from everywhere mail at most 20 links a day, and the newest still lets the owner in', async () => {
    for (let time = 0; time < 25; time += 1) {
      await forgot(ASHA.email, aBrowser(shop, { address: `10.2.2.${time}` }))
      await tokenFor(shop.db, ASHA.email)
      wait(1_000)
    }
    expect(await resetMails()).toHaveLength(20)
    wait(5 * 60 * MINUTE_MS)
    const token = await tokenFor(shop.db, ASHA.email)
    expect((await reset(token)).status).toBe(410)
    expect((await forgot()).status).toBe(200)
    expect(await resetMails()).toHaveLength(20)
    expect((await reset(token)).status).toBe(200)
  })
})
