import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser, jarKey } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const MINUTE_MS = 60_000
const PATHS = { refresh: '/api/v1/users', device: '/api/v1' } as const
let browser: Browser

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  browser = aBrowser(shop)
  await join(shop.db, browser)
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

const me = (one: Browser) => one.call('GET', `${USERS}/me`)
const refresh = (one: Browser) => one.post(`${USERS}/refresh-token`, {})
const names = (one: Browser) => [...one.jar.keys()].sort()

/** What a login of the release before leaves behind, in a browser that knows this name of the shop. */
function asBefore(from: Browser, host?: string): Browser {
  const [old, prefix, hostOnly] = host
    ? [aBrowser(shop, { headers: { host } }), '__Secure-', '__Host-']
    : [aBrowser(shop), '', '']
  for (const kind of ['refresh', 'device'] as const) {
    const value = from.jar.get(`${hostOnly}likho_${kind}`)?.value ?? ''
    const path = PATHS[kind]
    old.jar.set(jarKey(`${prefix}likho_${kind}`, path), { value, path })
  }
  return old
}

describe.each([
  ['over TLS', 'likho.in'],
  ['on a plain localhost', undefined],
])('who logged in before the cookies were bound to the host, %s,', (_where, host) => {
  const bound = (...kinds: string[]) => kinds.map((kind) => `${host ? '__Host-' : ''}likho_${kind}`)
  const earlier = (kind: keyof typeof PATHS) => jarKey(`${host ? '__Secure-' : ''}likho_${kind}`, PATHS[kind])
  let old: Browser
  beforeEach(async () => {
    browser = aBrowser(shop, host ? { headers: { host } } : {})
    expect((await logIn(browser)).status).toBe(200)
    old = asBefore(browser, host)
  })

  test('stays logged in, and has the new cookie in place of the old one', async () => {
    for (let times = 0; times < 3; times += 1) {
      wait(20 * MINUTE_MS)
      expect((await refresh(old)).status).toBe(200)
      expect((await me(old)).status).toBe(200)
    }
    expect(names(old)).toEqual([...bound('access', 'refresh'), earlier('device')].sort())
  })

  test('is known on this device', async () => {
    for (let guess = 0; guess < 60; guess += 1) {
      wait(1_000)
      await logIn(aBrowser(shop, { address: `198.51.${guess}.1` }), { ...ASHA, password: 'wrong secret word' })
    }
    expect((await logIn(aBrowser(shop, { address: '203.0.113.9' }))).status).toBe(429)
    expect((await logIn(old)).status).toBe(200)
    expect(names(old)).toEqual(bound('access', 'device', 'refresh').sort())
  })

  test('leaves nothing behind at the logout but that the device is known', async () => {
    expect((await old.post(`${USERS}/logout`)).status).toBe(200)
    expect(names(old)).toEqual([earlier('device')])
    expect((await me(browser)).status).toBe(401)
  })

  test('is not logged out by an old cookie that lies beside the new one', async () => {
    for (const [name, cookie] of old.jar) browser.jar.set(name, cookie)
    const key = earlier('refresh')
    wait(MINUTE_MS)
    const stale = browser.jar.get(key)
    expect((await refresh(browser)).status).toBe(200)
    if (stale) browser.jar.set(key, stale)
    wait(20 * MINUTE_MS)
    expect((await refresh(browser)).status).toBe(200)
    expect((await me(browser)).status).toBe(200)
    expect(browser.jar.has(key)).toBe(false)
  })
})
