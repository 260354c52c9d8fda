import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser, copyOf } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const MINUTE_MS = 60_000
let browser: Browser
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  browser = aBrowser(shop)
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const me = (one = browser) => one.call('GET', `${USERS}/me`)

describe('[API-05] [ACC-07] logout', () => {
  test('ends the session on the server and clears the cookies; doing it again is no error', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const copy = copyOf(shop, browser)
    expect((await browser.post(`${USERS}/logout`)).status).toBe(200)
    expect([...browser.jar.keys()]).toEqual(['likho_device'])
    expect((await me(copy)).status).toBe(401)
    expect((await copy.post(`${USERS}/refresh-token`, {})).status).toBe(401)
    expect((await browser.post(`${USERS}/logout`)).status).toBe(200)
  })

  test('works with the refresh token alone, when the access token is too old', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    wait(20 * MINUTE_MS)
    await browser.post(`${USERS}/logout`)
    expect(await shop.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('my devices are listed; one or all of them can be logged out', async () => {
    await join(shop.db, browser)
    const phone = aBrowser(shop, {
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537' },
    })
    await logIn(browser)
    wait(MINUTE_MS)
    await logIn(phone)
    const { body } = await browser.call('GET', `${USERS}/sessions`)
    expect(body.data).toMatchObject([
      { device: 'Chrome on Android', isCurrent: false, address: '127.0.0.1' },
      { device: 'Unknown device', isCurrent: true },
    ])
    const [first] = body.data
    expect((await browser.call('DELETE', `${USERS}/sessions/${first._id}`)).status).toBe(200)
    expect((await browser.call('DELETE', `${USERS}/sessions/${first._id}`)).status).toBe(404)
    expect([(await me(phone)).status, (await me()).status]).toEqual([401, 200])
    await logIn(phone)
    expect((await browser.post(`${USERS}/logout-everywhere`)).status).toBe(200)
    expect([(await me(phone)).status, (await me()).status]).toEqual([401, 401])
  })

  test("nobody ends another person's session", async () => {
    await join(shop.db, browser)
    const ravi = { ...ASHA, username: 'ravi', email: 'ravi@example.in' }
    const other = aBrowser(shop)
    await join(shop.db, other, ravi)
    await logIn(browser)
    await logIn(other, ravi)
    const { body } = await browser.call('GET', `${USERS}/sessions`)
    expect((await other.call('DELETE', `${USERS}/sessions/${body.data[0]._id}`)).status).toBe(404)
    expect((await me()).status).toBe(200)
  })

  test('logging in again on a device ends the session it had', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    await logIn(browser)
    expect(await shop.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })
})
