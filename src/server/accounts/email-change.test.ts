import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, mailsTo, register, tokenFor, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { appCode, setUpSecondFactor } from '#tests/support/second-factor.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NEW = 'asha.rao@example.in'
let browser: Browser

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  browser = aBrowser(shop)
  await join(shop.db, browser)
  await logIn(browser)
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

const ask = (email = NEW, one = browser, code = '') =>
  one.post(`${USERS}/updateUserdetail`, { fullName: 'Asha Rao', email, password: ASHA.password, code })
const stranger = () => aBrowser(shop, { address: '10.1.1.1' })
const confirm = (token: string) => stranger().post(`${USERS}/confirm-email`, { token })
const stop = (token: string) => stranger().post(`${USERS}/stop-email-change`, { token })
const emailOf = async () =>
  (await shop.db.selectFrom('users').select('email').where('username', '=', ASHA.username).executeTakeFirst())?.email
const pending = async () => (await browser.call('GET', `${USERS}/email-change`)).body.data
const me = async (one = browser) => (await one.call('GET', `${USERS}/me`)).status

describe('[ACC-10] a new email', () => {
  test('counts once it was confirmed; until then the old one logs in and is mailed', async () => {
    const { status, body } = await ask()
    expect([status, body.message]).toEqual([200, expect.stringContaining(`We’ve sent a link to ${NEW}`)])
    expect(body.data.user).toMatchObject({ fullName: 'Asha Rao', email: ASHA.email })
    expect(await pending()).toEqual({ email: NEW, expiresAt: '2026-11-16T10:00:00.000Z' })
    expect((await logIn(aBrowser(shop), { ...ASHA, username: NEW })).status).toBe(401)
    expect((await logIn(aBrowser(shop), { ...ASHA, username: ASHA.email })).status).toBe(200)

    expect((await confirm(await tokenFor(shop.db, NEW))).body.message).toBe('Your email has been changed.')
    expect([await emailOf(), await pending()]).toEqual([NEW, null])
    expect((await logIn(aBrowser(shop), { ...ASHA, username: NEW })).status).toBe(200)
    const told = (await mailsTo(shop.db, ASHA.email)).slice(-2)
    expect(told.map(({ subject }) => subject)).toEqual([
      'A new email for your Likho account',
      'Your Likho email was changed',
    ])
    expect(told[0]?.text).toContain(NEW)
  })

  test('its link works once, for a day; a used link for a new password in the old mailbox is void', async () => {
    await browser.post(`${USERS}/forgot-password`, { email: ASHA.email })
    const reset = await tokenFor(shop.db, ASHA.email)
    await ask()
    const token = await tokenFor(shop.db, NEW)
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).body.code).toBe('accounts/link-over')
    const input = { token: reset, newPassword: 'hari kalam 43', confirmPassword: 'hari kalam 43' }
    expect((await browser.post(`${USERS}/reset-password`, input)).status).toBe(410)
    await ask('third@example.in')
    wait(DAY_MS)
    expect((await confirm(await tokenFor(shop.db, 'third@example.in'))).status).toBe(410)
    await logIn(browser)
    expect(await pending()).toBeNull()
  })

  test('nobody learns whether it has an account: same answer, and its owner is told', async () => {
    await join(shop.db, aBrowser(shop), { username: 'ravi', email: 'ravi@example.in' })
    const free = await ask()
    const taken = await ask('RAVI@example.in')
    expect(taken.status).toBe(free.status)
    expect(taken.body.message).toBe(free.body.message.replace(NEW, 'ravi@example.in'))
    expect(await pending()).toMatchObject({ email: 'ravi@example.in' })
    const mail = (await mailsTo(shop.db, 'ravi@example.in')).at(-1)
    expect(mail?.subject).toBe('This email already has a Likho account')
    expect(mail?.text).not.toContain('#token')
    expect(await emailOf()).toBe(ASHA.email)
  })

  test('that somebody opened an account with meanwhile is not taken from them', async () => {
    await ask()
    const token = await tokenFor(shop.db, NEW)
    await join(shop.db, aBrowser(shop), { username: 'rao', email: NEW })
    expect((await confirm(token)).body.code).toBe('accounts/email-taken')
    expect(await shop.db.selectFrom('users').select('email').orderBy('email').execute()).toEqual([
      { email: NEW },
      { email: ASHA.email },
    ])
  })

  test('is mailed again after a minute, and withdrawn', async () => {
    const resend = () => browser.post(`${USERS}/email-change/resend`, {})
    expect((await resend()).body.code).toBe('accounts/no-email-change')
    await ask()
    const first = await tokenFor(shop.db, NEW)
    expect((await resend()).body.message).toBe('You can get another link in 60 seconds.')
    wait(MINUTE_MS)
    expect((await resend()).status).toBe(200)
    const second = await tokenFor(shop.db, NEW)
    expect((await confirm(first)).status).toBe(410)
    for (const _ of [1, 2]) expect((await browser.call('DELETE', `${USERS}/email-change`)).status).toBe(200)
    expect([(await confirm(second)).status, await pending(), await emailOf()]).toEqual([410, null, ASHA.email])
  })

  test('is not mailed again when it was withdrawn at the same moment', async () => {
    await ask()
    wait(MINUTE_MS)
    const mails = (await mailsTo(shop.db, NEW)).length
    const { body } = await meanwhile(shop.db, 'update email_changes set confirm_hash = null', () =>
      browser.post(`${USERS}/email-change/resend`, {}),
    )
    expect([body.code, await pending()]).toEqual(['accounts/no-email-change', null])
    expect(await mailsTo(shop.db, NEW)).toHaveLength(mails)
  })

  test('is void once the password was changed, or another one was entered', async () => {
    await ask('first@example.in')
    const first = await tokenFor(shop.db, 'first@example.in')
    await ask()
    const token = await tokenFor(shop.db, NEW)
    expect((await confirm(first)).status).toBe(410)
    const input = { currentPassword: ASHA.password, newPassword: 'hari kalam 43', confirmPassword: 'hari kalam 43' }
    expect((await browser.post(`${USERS}/changePassword`, input)).status).toBe(200)
    expect([(await confirm(token)).status, await pending(), await emailOf()]).toEqual([410, null, ASHA.email])
  })

  test('is asked for five times an hour, whatever the mailbox', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(`new${time}@example.in`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('"This wasn’t me"', () => {
  test.each([
    ['before it is confirmed', async () => {}],
    ['after it was confirmed', async () => void (await confirm(await tokenFor(shop.db, NEW)))],
    [
      'after the thief has gone on to a third address',
      async () => {
        await confirm(await tokenFor(shop.db, NEW))
        await ask('third@example.in')
        await confirm(await tokenFor(shop.db, 'third@example.in'))
      },
    ],
    [
      'after the thief has gone on to a third address and pressed it there',
      async () => {
        await confirm(await tokenFor(shop.db, NEW))
        wait(MINUTE_MS)
        await ask('third@example.in')
        expect((await stop(await tokenFor(shop.db, NEW))).status).toBe(200)
      },
    ],
    ['after the thief has turned two-step login on', async (thief: Browser) => void (await setUpSecondFactor(thief))],
  ])('%s: the old address is back, the password void, every device logged out', async (_, happens) => {
    const thief = stranger()
    await logIn(thief)
    await ask(NEW, thief)
    const token = await tokenFor(shop.db, ASHA.email)
    await happens(thief)
    wait(6 * DAY_MS)
    expect((await stop(token)).body.message).toContain('We’ve kept your old email')
    expect(await emailOf()).toBe(ASHA.email)
    expect([await me(), await me(thief)]).toEqual([401, 401])
    expect((await logIn(thief)).status).toBe(401)
    const reset = await tokenFor(shop.db, ASHA.email)
    const input = { token: reset, newPassword: 'hari kalam 43', confirmPassword: 'hari kalam 43' }
    expect((await browser.post(`${USERS}/reset-password`, input)).status).toBe(200)
    expect((await logIn(browser, { ...ASHA, password: 'hari kalam 43' })).status).toBe(200)
    expect((await stop(token)).body.code).toBe('accounts/link-over')
    const events = (await browser.call('GET', `${USERS}/security-events`)).body.data
    expect(events.map(({ event }: { event: string }) => event)).toContain('email-change-disputed')
  })

  test('two-step login that was on before stays; what is taken off stands in the log', async () => {
    const removed = () =>
      shop.db.selectFrom('security_events').select('actor_id').where('event', '=', 'second-factor-removed').execute()
    await ask()
    const [first, { secret }] = [await tokenFor(shop.db, ASHA.email), await setUpSecondFactor(browser)]
    wait(MINUTE_MS)
    expect((await ask('third@example.in', browser, appCode(secret))).status).toBe(200)
    wait(MINUTE_MS)
    expect((await stop(await tokenFor(shop.db, ASHA.email))).status).toBe(200)
    expect(await removed()).toEqual([])
    const reset = await tokenFor(shop.db, ASHA.email)
    const input = { token: reset, newPassword: 'hari kalam 43', confirmPassword: 'hari kalam 43' }
    expect((await browser.post(`${USERS}/reset-password`, input)).status).toBe(200)
    const { body } = await logIn(browser, { ...ASHA, password: 'hari kalam 43' })
    expect(body.code).toBe('second-factor/code-needed')
    const { loginToken } = body.data
    const second = await browser.post(`${USERS}/login/second-factor`, { loginToken, code: appCode(secret) })
    expect(second.status).toBe(200)
    expect((await stop(first)).status).toBe(200)
    expect(await removed()).toEqual([{ actor_id: null }])
  })

  test('works for a week', async () => {
    await ask()
    const token = await tokenFor(shop.db, ASHA.email)
    wait(7 * DAY_MS)
    expect((await stop(token)).status).toBe(410)
    expect(await me()).toBe(401)
  })

  test('an address that waits for its owner is still free to register', async () => {
    await ask()
    expect((await register(aBrowser(shop), { username: 'rao', email: NEW })).status).toBe(200)
    expect((await mailsTo(shop.db, NEW)).at(-1)?.subject).toBe('Your Likho verification code')
  })
})
