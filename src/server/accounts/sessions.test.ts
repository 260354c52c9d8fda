import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, register, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser, copyOf } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'

const lines: string[] = []
const shop = testShop({ env: { LOG_LEVEL: 'debug' }, logTo: { write: (line) => lines.push(line) } })
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let browser: Browser

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  browser = aBrowser(shop)
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

const me = (one = browser) => one.call('GET', `${USERS}/me`)
const refresh = (one = browser) => one.post(`${USERS}/refresh-token`, {})

describe('[API-03] [ACC-04] login', () => {
  test('answers the details and gives both tokens in cookies no script can read', async () => {
    await join(shop.db, browser)
    const { status, body, setCookies, headers } = await logIn(browser)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      user: {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: 'asha',
        fullName: 'Asha Verma',
        email: ASHA.email,
        avatar: null,
        coverImage: null,
        role: 'customer',
      },
      avatar: null,
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    expect(setCookies).toEqual([
      expect.stringMatching(/^likho_access=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^likho_refresh=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^likho_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('away from a plain localhost the cookies travel over TLS only', async () => {
    await join(shop.db, browser)
    const { setCookies } = await browser.post(`${USERS}/login`, ASHA, { host: 'likho.in' })
    expect(setCookies.map((line) => line.split('=')[0])).toEqual([
      '__Host-likho_access',
      '__Host-likho_refresh',
      '__Host-likho_device',
    ])
    for (const line of setCookies) expect(line).toContain('; Secure')
  })

  test.each(['asha', 'ASHA', ' Asha ', ASHA.email, 'Asha@Example.in'])(
    '%s is a name to log in by',
    async (username) => {
      await join(shop.db, browser)
      expect((await logIn(browser, { ...ASHA, username })).status).toBe(200)
    },
  )

  test('[ACC-14] a wrong password and an unknown name get one and the same answer', async () => {
    await join(shop.db, browser)
    const wrong = await logIn(browser, { ...ASHA, password: 'not my password' })
    const unknown = await logIn(browser, { ...ASHA, username: 'nobody' })
    for (const { status, body } of [wrong, unknown]) {
      expect([status, body.code, body.message]).toEqual([
        401,
        'accounts/wrong-credentials',
        'Invalid login credentials.',
      ])
      expect(body.fields).toBeUndefined()
    }
  })

  test('before verification it says so and opens the OTP step', async () => {
    await register(browser)
    const { status, body } = await logIn(browser)
    expect([status, body.code]).toEqual([403, 'accounts/not-verified'])
    expect(body.data.userId).toMatch(/^[\w-]{32}$/)
    const { body: step } = await browser.post(`${USERS}/verify-otp`, { otp: '000000', userId: body.data.userId })
    expect(step.code).not.toBe('accounts/unknown-registration')
    expect((await logIn(browser, { ...ASHA, password: 'a wrong guess' })).body.code).toBe('accounts/wrong-credentials')
  })

  test.each([
    [{}, ['username', 'password']],
    [{ username: 'asha', password: '' }, ['password']],
    [{ username: 'a\0b', password: 'x' }, ['username']],
    [{ username: 'asha', password: { $ne: 1 } }, ['password']],
    [{ username: 'asha', password: 'x'.repeat(5_000) }, ['password']],
  ])('%o is refused beside its fields', async (input, fields) => {
    const { status, body } = await browser.post(`${USERS}/login`, input)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(fields)
  })
})

describe('access tokens', () => {
  test('a Bearer token is as good as the cookie', async () => {
    await join(shop.db, browser)
    const { body } = await logIn(browser)
    const caller = aBrowser(shop, { headers: { authorization: `Bearer ${body.data.accessToken}` } })
    const answer = await me(caller)
    expect(answer.body.data).toEqual({ user: body.data.user, avatar: null })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('lasts fifteen minutes', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    wait(15 * MINUTE_MS - 1000)
    expect((await me()).status).toBe(200)
    wait(2_000)
    const { status, body } = await me()
    expect([status, body.code]).toEqual([401, 'request/not-signed-in'])
  })

  test('tampered, forged, foreign and nonsense tokens are nobody', async () => {
    await join(shop.db, browser)
    const { body } = await logIn(browser)
    const [head, claims, signature] = body.data.accessToken.split('.')
    const other = Buffer.from(JSON.stringify({ sub: body.data.user._id, sid: body.data.user._id, aud: 'access' }))
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const device = browser.jar.get('likho_device')?.value
    const tokens = [
      `${head}.${other.toString('base64url')}.${signature}`,
      `${unsigned}.${claims}.`,
      `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
      device,
      'x',
      '',
    ]
    for (const token of tokens) {
      const caller = aBrowser(shop, { headers: { authorization: `Bearer ${token}` } })
      expect((await me(caller)).status).toBe(401)
    }
  })

  test('a role taken away and an account deleted count at once', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    await shop.db.updateTable('users').set({ role: 'seller' }).execute()
    expect((await me()).body.data.user).toMatchObject({ role: 'seller', approved: false })
    await shop.db.deleteFrom('users').execute()
    expect((await me()).status).toBe(401)
    expect((await refresh()).status).toBe(401)
  })
})

describe('[API-04] [ACC-06] refresh-token', () => {
  test('trades the refresh token for a new pair', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const before = browser.jar.get('likho_refresh')?.value
    wait(20 * MINUTE_MS)
    const { status, body } = await refresh()
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, accessToken: browser.jar.get('likho_access')?.value })
    expect(browser.jar.get('likho_refresh')?.value).not.toBe(before)
    expect((await me()).status).toBe(200)
  })

  test('a stolen refresh token used twice ends both sessions', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const thief = copyOf(shop, browser)
    wait(MINUTE_MS)
    expect((await refresh(thief)).status).toBe(200)
    wait(MINUTE_MS)
    const owner = await refresh()
    expect([owner.status, owner.body.code]).toEqual([401, 'accounts/session-over'])
    expect(browser.jar.has('likho_refresh')).toBe(false)
    expect((await me(thief)).status).toBe(401)
    expect((await refresh(thief)).status).toBe(401)
  })

  test('a token from long ago ends the session as well', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const thief = copyOf(shop, browser)
    for (let time = 0; time < 3; time += 1) {
      wait(MINUTE_MS)
      expect((await refresh()).status).toBe(200)
    }
    expect((await refresh(thief)).status).toBe(401)
    expect((await refresh()).status).toBe(401)
  })

  test('tabs that refresh at the same moment all stay logged in', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const tabs = [copyOf(shop, browser), copyOf(shop, browser), copyOf(shop, browser)]
    const answers = await Promise.all(tabs.map((tab) => refresh(tab)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const given = answers.flatMap(({ setCookies }) => setCookies.filter((line) => /^likho_refresh=\w/.test(line)))
    expect(given).toHaveLength(1)
    wait(9_000)
    expect((await refresh(copyOf(shop, browser))).status).toBe(200)
    wait(2_000)
    expect((await refresh(browser)).status).toBe(401)
  })

  test('lasts thirty days from its last use, and half a year at most', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    for (let month = 0; month < 6; month += 1) {
      wait(29 * DAY_MS)
      expect((await refresh()).status).toBe(200)
    }
    wait(10 * DAY_MS)
    expect((await refresh()).status).toBe(401)
    await logIn(browser)
    wait(31 * DAY_MS)
    expect((await refresh()).status).toBe(401)
  })

  test.each(['seller', 'admin', 'superadmin'] as const)(
    'of a %s lasts twelve hours from the login, however often it is refreshed',
    async (role) => {
      await join(shop.db, browser)
      await shop.db.updateTable('users').set({ role }).execute()
      await logIn(browser)
      for (let hour = 0; hour < 11; hour += 1) {
        wait(60 * MINUTE_MS)
        expect((await refresh()).status).toBe(200)
      }
      wait(55 * MINUTE_MS)
      expect((await refresh()).status).toBe(200)
      wait(5 * MINUTE_MS)
      expect((await me()).status).toBe(401)
      expect((await refresh()).status).toBe(401)
    },
  )

  test('a shopper who becomes staff is held to the twelve hours at once, on every device', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const phone = aBrowser(shop)
    wait(13 * 60 * MINUTE_MS)
    await logIn(phone)
    await refresh()
    expect((await browser.call('GET', `${USERS}/sessions`)).body.data).toHaveLength(2)
    await shop.db.updateTable('users').set({ role: 'admin' }).execute()
    expect([(await me()).status, (await me(phone)).status]).toEqual([401, 200])
    expect((await phone.call('GET', `${USERS}/sessions`)).body.data).toHaveLength(1)
    expect((await refresh()).status).toBe(401)
  })

  test.each(['x', 'a.b', `${'x'.repeat(32)}.${'y'.repeat(32)}`, '%00'])('%s is no refresh token', async (token) => {
    browser.jar.set('likho_refresh', { value: token, path: '/' })
    expect((await refresh()).status).toBe(401)
  })

  test('only hashes of tokens are kept', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const kept = JSON.stringify(await shop.db.selectFrom('sessions').selectAll().execute())
    for (const word of browser.jar.get('likho_refresh')?.value.split('.') ?? []) expect(kept).not.toContain(word)
  })
})

test('logs hold no password, code, token or address', async () => {
  lines.length = 0
  await join(shop.db, browser)
  const { body } = await logIn(browser)
  await logIn(browser, { ...ASHA, password: 'wrong secret word' })
  const thief = copyOf(shop, browser)
  wait(MINUTE_MS)
  await refresh()
  wait(MINUTE_MS)
  await refresh(thief)
  const log = lines.join('')
  expect(log).toContain('session-stolen')
  const secrets = [ASHA.password, 'wrong secret word', ASHA.email, body.data.accessToken]
  for (const { value } of browser.jar.values()) secrets.push(...value.split('.').filter((part) => part.length > 20))
  for (const secret of secrets) expect(log).not.toContain(secret)
})
