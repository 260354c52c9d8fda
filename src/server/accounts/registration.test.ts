import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASHA, codeFor, join, logIn, mailsTo, otherThan, register, USERS } from '#tests/support/accounts.ts'
import { aBrowser, aForm, type Browser } from '#tests/support/browser.ts'
import { pictureBomb } from '#tests/support/picture-bomb.ts'
import { aPicture } from '#tests/support/pictures.ts'
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

const verify = (userId: string, otp: string) => browser.post(`${USERS}/verify-otp`, { otp, userId })
const users = () => shop.db.selectFrom('users').selectAll().execute()
const registrations = () => shop.db.selectFrom('registrations').selectAll().execute()

describe('[API-01] [ACC-01] register', () => {
  test('answers an opaque userId and a message, and mails a code; there is no account yet', async () => {
    const { status, body } = await register(browser)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, userId: expect.stringMatching(/^[\w-]{32}$/), message: expect.any(String) })
    expect(await mailsTo(shop.db, ASHA.email)).toMatchObject([{ text: expect.stringMatching(/\b\d{6}\b/) }])
    expect(await users()).toEqual([])
    const [kept] = await registrations()
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(kept)).not.toContain(body.userId)
    expect(JSON.stringify(kept)).not.toContain(await codeFor(shop.db, ASHA.email))
  })

  test('takes a picture along', async () => {
    const avatar = new File([new Uint8Array(await aPicture('jpeg'))], 'me.jpg', { type: 'image/jpeg' })
    const { body } = await register(browser, { avatar })
    await verify(body.userId, await codeFor(shop.db, ASHA.email))
    const login = await logIn(browser)
    expect(login.body.data.avatar).toMatch(/^\/media\/[0-9a-f]{32}-320\.webp$/)
    expect((await shop.app.inject(login.body.data.avatar)).statusCode).toBe(200)
  })

  test('takes JSON from callers without a picture, and ignores a file field left empty', async () => {
    expect((await browser.post(`${USERS}/register`, ASHA)).status).toBe(200)
    const form = aForm({ ...ASHA, avatar: new File([], '') })
    expect((await browser.post(`${USERS}/register`, form)).status).toBe(200)
  })

  test('a username in any letter case belongs to one person', async () => {
    await join(shop.db, browser)
    const { status, body } = await register(browser, { username: 'ASHA', email: 'other@example.in' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'accounts/username-taken', fields: { username: body.message } })
    expect(body.message).toBe('This username is taken. Try another.')
    const waiting = await register(browser, { username: 'ravi', email: 'ravi@example.in' })
    expect(waiting.status).toBe(200)
    expect((await register(browser, { username: 'Ravi', email: 'third@example.in' })).status).toBe(409)
  })

  test('an email that has an account, in any letter case, gets the same answer; its owner is told by mail', async () => {
    const first = await register(browser)
    await verify(first.body.userId, await codeFor(shop.db, ASHA.email))
    const again = await register(browser, { email: 'ASHA@Example.IN', username: 'stranger' })
    expect(again.status).toBe(first.status)
    expect(Object.keys(again.body)).toEqual(Object.keys(first.body))
    expect(again.body.message).toBe(first.body.message)
    const mail = (await mailsTo(shop.db, ASHA.email)).at(-1)
    expect(mail).toMatchObject({ subject: 'You already have a Likho account' })
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    expect((await verify(again.body.userId, '123456')).body.code).toBe('accounts/otp-wrong')
    expect(await users()).toHaveLength(1)
  })

  test.each([
    ['no full name', { fullName: ' ' }, 400, 'fullName'],
    ['a full name of 1 MB', { fullName: 'x'.repeat(1_048_576) }, 413, undefined],
    ['a full name of 101 letters', { fullName: 'x'.repeat(101) }, 400, 'fullName'],
    ['a full name that turns the direction of writing', { fullName: 'Asha \u202eamreV' }, 400, 'fullName'],
    ['an email with a space', { email: 'asha verma@example.in' }, 400, 'email'],
    ['an email with a foreign letter', { email: 'аsha@example.in' }, 400, 'email'],
    ['an email with a letter that turns into a plain one', { email: 'as\u212aa@example.in' }, 400, 'email'],
    ['an email without a domain', { email: 'asha@' }, 400, 'email'],
    ['an email with two lines', { email: 'asha@example.in\nbcc: all@example.in' }, 400, 'email'],
    ['a username of two letters', { username: 'as' }, 400, 'username'],
    ['a username with a space', { username: 'asha verma' }, 400, 'username'],
    ['a username that looks like an email', { username: 'asha@example.in' }, 400, 'username'],
    ['a username with a foreign k', { username: 'as\u212aa' }, 400, 'username'],
    ['a password of 7 characters', { password: 'kalam42' }, 400, 'password'],
    ['a password of 5,000 characters', { password: 'kalam '.repeat(834) }, 400, 'password'],
    ['a common password', { password: 'Password@123' }, 400, 'password'],
    ['no password', { password: '' }, 400, 'password'],
  ])('%s is refused beside its field and nothing is stored', async (_, wrong, status, field) => {
    const answer = await register(browser, wrong)
    expect(answer.status).toBe(status)
    if (field) expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(answer.body.message).toMatch(/\w/)
    expect([await registrations(), await mailsTo(shop.db, ASHA.email)]).toEqual([[], []])
  })

  test.each([
    ['8 characters', 'kal am42'],
    ['64 characters', 'likho '.repeat(11).slice(0, 64)],
    ['256 characters', 'ab cd'.repeat(52).slice(0, 256)],
    ['another script', 'मेरी नीली कलम'],
  ])('a password of %s is fine and opens the account', async (_, password) => {
    await join(shop.db, browser, { password })
    expect((await logIn(browser, { username: 'asha', password })).status).toBe(200)
  })

  test('names and addresses are kept in one form', async () => {
    await register(browser, { fullName: '  Zoe\u0308   Rao ', email: ' Zoe@Example.IN ', username: ' Zoe.R ' })
    const [kept] = await registrations()
    expect(kept).toMatchObject({ full_name: 'Zo\u00eb Rao', email: 'zoe@example.in', username: 'zoe.r' })
  })

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png', 415],
    ['a text file named .png', async () => Buffer.from('hello '.repeat(100)), 'me.png', 415],
    ['a bomb of 100 megapixels', async () => pictureBomb(10_000), 'me.png', 422],
    ['a picture beyond 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1, 7), 'me.jpg', 413],
  ])('%s as avatar is refused beside its field and nothing is stored', async (_, bytes, name, status) => {
    const answer = await register(browser, { avatar: new File([new Uint8Array(await bytes())], name) })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, fields: { avatar: answer.body.message } })
    expect([await registrations(), await mailsTo(shop.db, ASHA.email)]).toEqual([[], []])
  })

  test('too many forms, fields or files never become a 500', async () => {
    const many = aForm(ASHA)
    for (let field = 0; field < 50; field += 1) many.append(`x${field}`, 'y')
    expect((await browser.post(`${USERS}/register`, many)).status).toBe(413)
    const files = aForm(ASHA)
    for (let file = 0; file < 4; file += 1) files.append('avatar', new File(['x'], 'x.png'))
    expect((await browser.post(`${USERS}/register`, files)).status).toBe(413)
    expect(
      (await browser.post(`${USERS}/register`, aForm({ ...ASHA, __proto__x: 'y', constructor: 'y' }))).status,
    ).toBeLessThan(500)
    const noFile = await browser.post(`${USERS}/register`, aForm({ ...ASHA, avatar: 'just text' }))
    expect(noFile.status).toBe(400)
    expect(noFile.body.fields).toHaveProperty('avatar')
  })
})

describe('[API-02] [ACC-02] verify-otp', () => {
  test('the right code opens the account, says success and logs in', async () => {
    const { body } = await register(browser)
    const answer = await verify(body.userId, await codeFor(shop.db, ASHA.email))
    expect(answer.status).toBe(200)
    expect(answer.body.message).toContain('success')
    expect(answer.body.data).toMatchObject({
      user: { username: 'asha', role: 'customer' },
      accessToken: expect.any(String),
    })
    expect(await users()).toMatchObject([{ username: 'asha', email: ASHA.email, role: 'customer' }])
    expect((await browser.call('GET', `${USERS}/me`)).body.data.user.username).toBe('asha')
  })

  test('[ACC-03] a wrong code says so, without the word success', async () => {
    const { body } = await register(browser)
    const answer = await verify(body.userId, otherThan(await codeFor(shop.db, ASHA.email)))
    expect([answer.status, answer.body.code]).toEqual([400, 'accounts/otp-wrong'])
    expect(answer.body.message).not.toContain('success')
    expect(await users()).toEqual([])
    expect((await browser.call('GET', `${USERS}/me`)).status).toBe(401)
  })

  test('after five wrong codes not even the right one opens', async () => {
    const { body } = await register(browser)
    const code = await codeFor(shop.db, ASHA.email)
    for (let step = 1; step <= 5; step += 1) await verify(body.userId, otherThan(code, step))
    wait(2_000)
    expect((await verify(body.userId, code)).body.code).toBe('accounts/otp-used-up')
    expect(await users()).toEqual([])
  })

  test('a code lasts ten minutes', async () => {
    const { body } = await register(browser)
    const code = await codeFor(shop.db, ASHA.email)
    wait(10 * MINUTE_MS)
    const answer = await verify(body.userId, code)
    expect([answer.status, answer.body.code]).toEqual([410, 'accounts/otp-expired'])
  })

  test('a code works once', async () => {
    const { body } = await register(browser)
    const code = await codeFor(shop.db, ASHA.email)
    const answers = await Promise.all([verify(body.userId, code), verify(body.userId, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await verify(body.userId, code)).body.code).toBe('accounts/already-verified')
    expect(await users()).toHaveLength(1)
  })

  test("someone else's code does not fit", async () => {
    const asha = await register(browser)
    await register(browser, { username: 'ravi', email: 'ravi@example.in' })
    const answer = await verify(asha.body.userId, await codeFor(shop.db, 'ravi@example.in'))
    expect(answer.body.code).toBe('accounts/otp-wrong')
  })

  test.each([
    [{ otp: '123456' }, 400],
    [{ otp: '123456', userId: 'x' }, 400],
    [{ otp: '123456', userId: 'x'.repeat(32) }, 404],
    [{ otp: '12345', userId: 'x'.repeat(32) }, 400],
    [{ otp: 123456, userId: 'x'.repeat(32) }, 400],
  ])('%o is refused', async (input, status) => {
    expect((await browser.post(`${USERS}/verify-otp`, input)).status).toBe(status)
  })

  test('[ACC-03] an unknown userId is told to register again', async () => {
    const answer = await verify('x'.repeat(32), '123456')
    expect(answer.body.message).toBe('User ID not found. Please register again.')
  })

  test('a registration is forgotten after a day, and its username is free again', async () => {
    const { body } = await register(browser)
    wait(24 * 60 * MINUTE_MS)
    expect((await verify(body.userId, '123456')).status).toBe(404)
    expect((await register(browser, { email: 'other@example.in' })).status).toBe(200)
  })
})

describe('resend-otp', () => {
  const resend = (userId: string) => browser.post(`${USERS}/resend-otp`, { userId })

  test('mails a new code after a minute; the old one is void and the tries begin anew', async () => {
    const { body } = await register(browser)
    const old = await codeFor(shop.db, ASHA.email)
    const early = await resend(body.userId)
    expect([early.status, early.body.code]).toEqual([429, 'accounts/too-many-codes'])
    expect(early.headers['retry-after']).toBe('60')
    expect(early.body.message).toBe('You can get another code in 60 seconds.')
    wait(MINUTE_MS)
    expect((await resend(body.userId)).status).toBe(200)
    const code = await codeFor(shop.db, ASHA.email)
    if (code !== old) expect((await verify(body.userId, old)).body.code).toBe('accounts/otp-wrong')
    expect((await verify(body.userId, code)).status).toBe(200)
    expect((await resend(body.userId)).body.code).toBe('accounts/already-verified')
  })

  test('at most five codes an hour', async () => {
    const { body } = await register(browser)
    for (let sent = 1; sent < 5; sent += 1) {
      wait(MINUTE_MS)
      expect((await resend(body.userId)).status).toBe(200)
    }
    wait(MINUTE_MS)
    expect((await resend(body.userId)).status).toBe(429)
    wait(56 * MINUTE_MS)
    expect((await resend(body.userId)).status).toBe(200)
  })
})
