import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, mailsTo, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { appCode, SECOND_FACTOR, setUpSecondFactor } from '#tests/support/second-factor.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const lines: string[] = []
const env = { SESSION_SECRET: SHOP_SECRET, LOG_LEVEL: 'debug' }
const shop = testShop({ env, logTo: { write: (line) => lines.push(line) } })
const MINUTE_MS = 60_000

let browser: Browser
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:10Z') })
  browser = aBrowser(shop)
  await join(shop.db, browser)
  await shop.db.updateTable('users').set({ role: 'admin' }).execute()
  await logIn(browser)
})
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const state = async () => (await browser.call('GET', SECOND_FACTOR)).body.data
const me = (one = browser) => one.call('GET', `${USERS}/me`)
const events = async () => {
  const rows = await shop.db.selectFrom('security_events').select('event').orderBy('id').execute()
  return rows.map(({ event }) => event)
}
const lastMail = async () => (await mailsTo(shop.db, ASHA.email)).at(-1)?.subject

/** The first step of a login; its token. */
async function firstStep(one: Browser): Promise<string> {
  const { status, body } = await logIn(one)
  expect([status, body.code]).toEqual([401, 'second-factor/code-needed'])
  return body.data.loginToken
}
const secondStep = (one: Browser, loginToken: string, code: string) =>
  one.post(`${USERS}/login/second-factor`, { loginToken, code })

describe('setting it up', () => {
  test('a secret for the app, as text and as a QR code; on once a code of it came back', async () => {
    const { body } = await browser.post(`${SECOND_FACTOR}/begin`, {})
    expect(body.data.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const plain = body.data.secret.replaceAll(' ', '')
    expect(body.data.uri).toBe(`otpauth://totp/Likho:asha?secret=${plain}&issuer=Likho`)
    expect(body.data.qr).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M2 2h7v1h-7z/) })
    expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false })
    expect((await logIn(aBrowser(shop))).status).toBe(200)

    const wrong = await browser.post(`${SECOND_FACTOR}/confirm`, { code: appCode(plain, 5) })
    expect([wrong.status, wrong.body.fields.code]).toEqual([400, expect.stringContaining('incorrect')])
    const right = await browser.post(`${SECOND_FACTOR}/confirm`, { code: appCode(plain) })
    expect(right.status).toBe(200)
    expect(new Set(right.body.recoveryCodes).size).toBe(10)
    expect(right.body.recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(await state()).toMatchObject({ since: '2026-11-16T10:00:10.000Z', recoveryCodesLeft: 10 })
    expect((await me()).body.data.user.secondFactor).toBe('on')
    expect(await lastMail()).toBe('Two-step login is on')
    expect(await events()).toContain('second-factor-added')
  })

  test('logs out the devices that have shown no code', async () => {
    const phone = aBrowser(shop)
    await logIn(phone)
    await setUpSecondFactor(browser)
    expect([(await me()).status, (await me(phone)).status]).toEqual([200, 401])
  })

  test('is not done again over one that is in use, and not confirmed without having been begun', async () => {
    expect((await browser.post(`${SECOND_FACTOR}/confirm`, { code: '123456' })).body.code).toBe(
      'second-factor/not-begun',
    )
    const { secret } = await setUpSecondFactor(browser)
    expect((await browser.post(`${SECOND_FACTOR}/begin`, {})).body.code).toBe('second-factor/already-on')
    wait(MINUTE_MS)
    const again = await browser.post(`${SECOND_FACTOR}/confirm`, { code: appCode(secret) })
    expect(again.body.code).toBe('second-factor/already-on')
  })

  test('a code confirms the secret that it was made from, not one that took its place at the same moment', async () => {
    const { body: begun } = await browser.post(`${SECOND_FACTOR}/begin`, {})
    const { status, body } = await meanwhile(shop.db, `update second_factors set sealed_secret = 'another'`, () =>
      browser.post(`${SECOND_FACTOR}/confirm`, { code: appCode(begun.data.secret) }),
    )
    expect([status, body.code]).toEqual([400, 'second-factor/wrong-code'])
    expect(await state()).toMatchObject({ since: null })
  })

  test('neither the database nor the log holds the secret or a recovery code', async () => {
    lines.length = 0
    const { secret, recoveryCodes } = await setUpSecondFactor(browser)
    const kept = JSON.stringify([
      await shop.db.selectFrom('second_factors').selectAll().execute(),
      await shop.db.selectFrom('recovery_codes').selectAll().execute(),
      await shop.db.selectFrom('jobs').selectAll().execute(),
      lines,
    ])
    const secrets = [secret, ...recoveryCodes].flatMap((one) => [one, one.replaceAll(/[ -]/g, '')])
    for (const one of secrets) expect(kept).not.toContain(one)
  })
})

describe('a login in two steps', () => {
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    const made = await setUpSecondFactor(browser)
    secret = made.secret
    recoveryCodes = made.recoveryCodes
    wait(MINUTE_MS)
  })

  test('the password alone opens nothing; with the code one is logged in', async () => {
    const laptop = aBrowser(shop)
    const token = await firstStep(laptop)
    expect([...laptop.jar.keys()]).toEqual([])
    const bearer = aBrowser(shop, { headers: { authorization: `Bearer ${token}` } })
    expect((await me(bearer)).status).toBe(401)
    expect((await bearer.post(`${SECOND_FACTOR}/turn-off`, { password: ASHA.password, code: '123456' })).status).toBe(
      401,
    )
    const { status, body } = await secondStep(laptop, token, ` ${appCode(secret).replace(/^.../, '$& ')}`)
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ username: 'asha', secondFactor: 'on' })
    expect((await me(laptop)).status).toBe(200)
    expect((await events()).at(-1)).toBe('login')
  })

  test('sellers come in the same way by their own door', async () => {
    await shop.db.updateTable('users').set({ role: 'seller', approved: true }).execute()
    const laptop = aBrowser(shop)
    const { body } = await laptop.post('/api/v1/seller/login', ASHA)
    expect(body.code).toBe('second-factor/code-needed')
    expect((await secondStep(laptop, body.data.loginToken, appCode(secret))).status).toBe(200)
  })

  test('a wrong password learns nothing of it', async () => {
    const { body } = await logIn(aBrowser(shop), { ...ASHA, password: 'not my password' })
    expect([body.code, body.data]).toEqual(['accounts/wrong-credentials', undefined])
  })

  test('each code is good once, and so are those before it', async () => {
    const [first, second] = [aBrowser(shop), aBrowser(shop)]
    const code = appCode(secret)
    const before = appCode(secret, -1)
    expect((await secondStep(first, await firstStep(first), code)).status).toBe(200)
    const again = await secondStep(second, await firstStep(second), code)
    expect([again.status, again.body.code]).toEqual([400, 'second-factor/wrong-code'])
    expect((await secondStep(second, await firstStep(second), before)).status).toBe(400)
    expect((await secondStep(second, await firstStep(second), appCode(secret, 1))).status).toBe(200)
  })

  test('two who send the same code at the same moment: one is let in', async () => {
    const two = [aBrowser(shop), aBrowser(shop)]
    const tokens = [await firstStep(aBrowser(shop)), await firstStep(aBrowser(shop))]
    const code = appCode(secret)
    const answers = await Promise.all(two.map((one, place) => secondStep(one, tokens[place] ?? '', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('without the phone a recovery code does it, once, and its owner is told', async () => {
    const laptop = aBrowser(shop)
    const [code = ''] = recoveryCodes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await secondStep(laptop, await firstStep(laptop), typed)).status).toBe(200)
    expect(await lastMail()).toBe('A recovery code was used')
    expect(await events()).toContain('recovery-code-used')
    expect((await state()).recoveryCodesLeft).toBe(9)
    expect((await secondStep(laptop, await firstStep(laptop), code)).status).toBe(400)
  })

  test('new recovery codes void the old ones', async () => {
    const { body } = await browser.post(`${SECOND_FACTOR}/recovery-codes`, {})
    expect(body.recoveryCodes).toHaveLength(10)
    const laptop = aBrowser(shop)
    expect((await secondStep(laptop, await firstStep(laptop), recoveryCodes[1] ?? '')).status).toBe(400)
    expect((await secondStep(laptop, await firstStep(laptop), body.recoveryCodes[1])).status).toBe(200)
  })

  test('the first step is good for ten minutes, and not after the password was changed', async () => {
    const laptop = aBrowser(shop)
    const token = await firstStep(laptop)
    wait(9 * MINUTE_MS)
    const late = await firstStep(laptop)
    wait(MINUTE_MS + 1000)
    expect((await secondStep(laptop, token, appCode(secret))).body.code).toBe('second-factor/login-expired')
    await shop.db.updateTable('users').set({ password_hash: 'another' }).execute()
    expect((await secondStep(laptop, late, appCode(secret))).body.code).toBe('second-factor/login-expired')
    expect((await secondStep(laptop, 'x', appCode(secret))).body.code).toBe('second-factor/login-expired')
  })

  test('wrong codes are slowed down; the device of the owner is not held up by somebody who has the password', async () => {
    const thief = aBrowser(shop, { address: '198.51.100.9' })
    const token = await firstStep(thief)
    for (let time = 0; time < 5; time += 1) expect((await secondStep(thief, token, '000000')).status).toBe(400)
    const held = await secondStep(thief, token, appCode(secret))
    expect([held.status, held.body.code]).toEqual([429, 'accounts/too-many-tries'])
    expect(await events()).toContain('second-factor-failed')
    await browser.post(`${USERS}/logout`, {})
    expect((await secondStep(browser, await firstStep(browser), appCode(secret))).status).toBe(200)
  })

  test('is turned off by password and code, however fresh the login', async () => {
    const off = (password: string, code: string) => browser.post(`${SECOND_FACTOR}/turn-off`, { password, code })
    expect((await off('not my password', appCode(secret))).body.fields).toHaveProperty('password')
    expect((await off(ASHA.password, '000000')).body.fields).toHaveProperty('code')
    expect((await off(ASHA.password, appCode(secret))).status).toBe(200)
    expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false })
    expect(await lastMail()).toBe('Two-step login is off')
    expect((await logIn(aBrowser(shop))).status).toBe(200)
  })
})

describe('a superadmin resets it for somebody who lost everything', () => {
  const path = (id: string) => `${USERS}/resetSecondFactor/${id}`
  const idOfAsha = async () => (await me()).body.data.user._id

  test('they are logged out, told by mail, and log in by the password; it stands in the history', async () => {
    await setUpSecondFactor(browser)
    const id = await idOfAsha()
    const boss = await aShopper(shop, { fullName: 'Boss', role: 'superadmin' })
    const { status, body } = await boss.post(path(id))
    expect([status, body.message]).toEqual([200, expect.stringContaining('Asha Verma')])
    expect((await me()).status).toBe(401)
    expect(await lastMail()).toBe('Your two-step login was reset')
    expect(await events()).toContain('second-factor-reset')
    const { body: history } = await boss.get(`/api/v2/admin/history/user/${id}`)
    expect(history.data[0]).toMatchObject({ action: 'Two-step login reset', by: 'Boss' })
    expect((await logIn(browser)).status).toBe(200)
    expect((await boss.post(path(id))).body.code).toBe('second-factor/not-on')
  })

  test('not their own, and an admin nobody’s', async () => {
    await setUpSecondFactor(browser)
    const boss = await aShopper(shop, { fullName: 'Boss', role: 'superadmin' })
    expect((await boss.post(path(boss.id))).body.code).toBe('admin/own-second-factor')
    const admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
    expect((await admin.post(path(await idOfAsha()))).status).toBe(403)
  })
})
