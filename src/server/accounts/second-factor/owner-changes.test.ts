import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, mailsTo, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser, copyOf } from '#tests/support/browser.ts'
import { appCode, SECOND_FACTOR, setUpSecondFactor } from '#tests/support/second-factor.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let browser: Browser
let secret: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:10Z') })
  browser = aBrowser(shop)
  await join(shop.db, browser)
  await logIn(browser)
})
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
const account = () => shop.db.selectFrom('users').select(['email', 'full_name', 'password_hash']).execute()
const moves = () => shop.db.selectFrom('email_changes').select('new_email').execute()
const { password } = ASHA
const changes: [string, string, object][] = [
  ['a new password', 'changePassword', newPassword('lal kalam 4711')],
  ['a new email', 'updateUserdetail', { fullName: 'Asha V', email: 'new@example.in', password }],
  ['the end of the account', 'delete-account', { password }],
]
function newPassword(chosen: string) {
  return { currentPassword: password, newPassword: chosen, confirmPassword: chosen }
}

describe.each(changes)('%s', (_, call, input) => {
  test('wants the code as well where two-step login is on, and nothing happens without it', async () => {
    ;({ secret } = await setUpSecondFactor(browser))
    wait(MINUTE_MS)
    const before = [await account(), await moves()]
    for (const code of [undefined, '', '000000']) {
      const { status, body } = await browser.post(`${USERS}/${call}`, { ...input, ...(code !== undefined && { code }) })
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'second-factor/wrong-code', ['code']])
    }
    expect([await account(), await moves()]).toEqual(before)
    const right = await browser.post(`${USERS}/${call}`, { ...input, code: appCode(secret) })
    expect(right.status).toBe(200)
    expect([await account(), await moves()]).not.toEqual(before)
  })

  test('wants the password alone where it is off', async () => {
    expect((await browser.post(`${USERS}/${call}`, input)).status).toBe(200)
  })
})

test('a call without a code is no way to try passwords, and a right code does not make up for a wrong password', async () => {
  ;({ secret } = await setUpSecondFactor(browser))
  wait(MINUTE_MS)
  const wrong = { currentPassword: 'a guess', newPassword: 'lal kalam 4711', confirmPassword: 'lal kalam 4711' }
  const withoutCode = await browser.post(`${USERS}/changePassword`, wrong)
  expect(Object.keys(withoutCode.body.fields)).toEqual(['code'])
  const withCode = await browser.post(`${USERS}/changePassword`, { ...wrong, code: appCode(secret) })
  expect(withCode.body.code).toBe('accounts/wrong-password')
})

test('a new name alone wants neither password nor code', async () => {
  await setUpSecondFactor(browser)
  const { status } = await browser.post(`${USERS}/updateUserdetail`, { fullName: 'Asha V', email: ASHA.email })
  expect(status).toBe(200)
})

describe('the owner is mailed', () => {
  const WRONG_CODE = 'Wrong two-step login code'
  const STOLEN = 'We logged out one of your devices'
  const about = async (subject: string) =>
    (await mailsTo(shop.db, ASHA.email)).filter((mail) => mail.subject === subject)

  async function wrongLogin() {
    const stranger = aBrowser(shop, { address: '203.0.113.9' })
    const { body } = await logIn(stranger)
    await stranger.post(`${USERS}/login/second-factor`, { loginToken: body.data.loginToken, code: '000000' })
  }

  test('of a wrong code after the right password, once an hour however often', async () => {
    await setUpSecondFactor(browser)
    expect(await about(WRONG_CODE)).toEqual([])
    for (let time = 0; time < 3; time += 1) await wrongLogin()
    const [mail, ...others] = await about(WRONG_CODE)
    expect(others).toEqual([])
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Your password was entered correctly, then a wrong two-step login code.',
    )
    wait(HOUR_MS)
    await wrongLogin()
    expect(await about(WRONG_CODE)).toHaveLength(2)
  })

  test('of nothing where the code is right or the password wrong', async () => {
    ;({ secret } = await setUpSecondFactor(browser))
    wait(MINUTE_MS)
    const { body } = await logIn(browser)
    await browser.post(`${USERS}/login/second-factor`, { loginToken: body.data.loginToken, code: appCode(secret) })
    await logIn(aBrowser(shop), { ...ASHA, password: 'a guess' })
    expect(await about(WRONG_CODE)).toEqual([])
    expect((await browser.call('GET', SECOND_FACTOR)).status).toBe(200)
  })

  test('of a session that was used twice, in their language', async () => {
    const thief = copyOf(shop, browser)
    const refresh = (one: Browser) => one.post(`${USERS}/refresh-token`, {})
    await refresh(browser)
    wait(MINUTE_MS)
    expect((await refresh(thief)).status).toBe(401)
    expect(await about(STOLEN)).toHaveLength(1)
    await shop.db.updateTable('users').set({ language: 'hi' }).execute()
    wait(HOUR_MS)
    const { username } = ASHA
    await browser.post(`${USERS}/login?language=hi`, { username, password })
    const again = copyOf(shop, browser)
    await refresh(browser)
    wait(MINUTE_MS)
    await refresh(again)
    expect(await about('हमने आपका एक डिवाइस लॉग आउट किया')).toHaveLength(1)
  })
})
