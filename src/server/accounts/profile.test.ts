import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { ASHA, join, logIn, mailsTo, USERS } from '#tests/support/accounts.ts'
import { aBrowser, aForm, type Browser } from '#tests/support/browser.ts'
import { pictureBomb } from '#tests/support/picture-bomb.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let browser: Browser

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  browser = aBrowser(shop)
  await join(shop.db, browser)
  await logIn(browser)
})
afterEach(() => vi.useRealTimers())
const me = async (one = browser) => (await one.call('GET', `${USERS}/me`)).body.data?.user

describe('[API-06] [ACC-10] updateUserdetail', () => {
  const update = (input: object) => browser.post(`${USERS}/updateUserdetail`, input)

  test('changes the name without the password', async () => {
    const { status, body } = await update({ fullName: 'Asha Rao', email: 'ASHA@example.in', password: '' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ user: { fullName: 'Asha Rao', email: ASHA.email }, avatar: null })
    expect(await me()).toMatchObject({ fullName: 'Asha Rao' })
  })

  test('a new email wants the password', async () => {
    const change = { fullName: 'Asha Verma', email: 'Asha.Rao@example.in' }
    const bare = await update(change)
    expect([bare.status, bare.body.fields]).toEqual([400, { password: 'Enter your password to change your email.' }])
    const wrong = await update({ ...change, password: 'not my password' })
    expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'Incorrect password. Please try again.' }])
    expect((await mailsTo(shop.db, 'asha.rao@example.in')).length).toBe(0)
  })

  test.each([
    [{ fullName: '', email: ASHA.email }, 'fullName'],
    [{ fullName: 'Asha', email: 'a b@example.in' }, 'email'],
    [{ fullName: 'Asha', email: ASHA.email, role: 'superadmin' }, undefined],
  ])('%o', async (input, field) => {
    const { status, body } = await update(input)
    expect(status).toBe(field ? 400 : 200)
    if (field) expect(Object.keys(body.fields)).toEqual([field])
    expect((await me()).role).toBe('customer')
  })
})

describe('[API-07] [ACC-12] updateAvatar', () => {
  const update = (avatar?: Blob) => browser.post(`${USERS}/updateAvatar`, avatar ? aForm({ avatar }) : aForm({}))
  const aFile = (bytes: Uint8Array, name = 'me.png') => new File([new Uint8Array(bytes)], name)

  test('changes the picture', async () => {
    const { status, body } = await update(aFile(await aPicture('webp')))
    expect(status).toBe(200)
    expect(body.data.avatar).toBe(body.data.user.avatar)
    expect((await shop.app.inject(body.data.avatar)).headers['content-type']).toBe('image/webp')
    expect((await me()).avatar).toBe(body.data.avatar)
  })

  test.each([
    ['no file', undefined, 400],
    ['an empty file', aFile(new Uint8Array()), 400],
    ['an SVG', aFile(Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')), 415],
    ['a text file named .png', aFile(Buffer.from('not a picture')), 415],
    ['a bomb of 100 megapixels', aFile(pictureBomb(10_000)), 422],
  ])('%s is refused beside its field and nothing changes', async (_, file, status) => {
    const answer = await update(file)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.fields)).toEqual(['avatar'])
    expect(await shop.db.selectFrom('images').selectAll().execute()).toEqual([])
    expect((await me()).avatar).toBeNull()
  })

  test('visitors upload nothing', async () => {
    const stranger = aBrowser(shop)
    const form = aForm({ avatar: aFile(await aPicture()) })
    expect((await stranger.post(`${USERS}/updateAvatar`, form)).status).toBe(401)
  })
})

describe('[API-08] [ACC-11] changePassword', () => {
  const NEW = 'hari kalam 43'
  const change = (input: object) =>
    browser.post(`${USERS}/changePassword`, {
      currentPassword: ASHA.password,
      newPassword: NEW,
      confirmPassword: NEW,
      ...input,
    })

  test('changes it, ends all other sessions and tells the owner by mail', async () => {
    const phone = aBrowser(shop)
    await logIn(phone)
    const { status, body } = await change({})
    expect([status, typeof body.message]).toEqual([200, 'string'])
    expect(await me()).toMatchObject({ username: 'asha' })
    expect(await me(phone)).toBeUndefined()
    expect((await logIn(phone)).status).toBe(401)
    expect((await logIn(phone, { username: 'asha', password: NEW })).status).toBe(200)
    expect((await mailsTo(shop.db, ASHA.email)).at(-1)?.subject).toBe('Your Likho password was changed')
  })

  test.each([
    [{ confirmPassword: 'something else' }, 'confirmPassword', 'New passwords do not match'],
    [{ currentPassword: 'not my password' }, 'currentPassword', 'Incorrect password. Please try again.'],
    [{ newPassword: 'kalam42', confirmPassword: 'kalam42' }, 'newPassword', 'Use at least 8 characters'],
    [
      { newPassword: 'india@123', confirmPassword: 'india@123' },
      'newPassword',
      'This password is too easy to guess. Try another.',
    ],
  ])('%o is refused beside its field', async (input, field, text) => {
    const { status, body } = await change(input)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: text })
    expect((await logIn(aBrowser(shop))).status).toBe(200)
  })
})

describe('my data', () => {
  const pen = aProduct({ name: 'Blue Gel Pen' })
  const review = { productId: pen.id, rating: 5, message: 'Writes well' }

  beforeEach(async () => {
    await insertProduct(shop.db, pen, { id: 'a'.repeat(32), width: 1000, height: 1000 })
    await browser.post('/api/v2/feedback/addReview', review)
    await browser.post('/api/activity/record', { action: 'show', productId: pen.id })
    await browser.post('/api/v1/subscribe', { email: ASHA.email })
    await shop.db.updateTable('newsletter_subscribers').set({ confirmed_at: new Date() }).execute()
  })

  test('is all there to download, and nobody else gets it', async () => {
    const { body } = await browser.call('GET', `${USERS}/my-data`)
    expect(body.data).toMatchObject({
      user: { username: 'asha', email: ASHA.email, createdAt: '2026-11-15T10:00:00.000Z' },
      newsletter: true,
      sessions: [{ isCurrent: true }],
      reviews: [review],
      activities: [{ action: 'show', productId: pen.id }],
      securityEvents: [{ event: 'data-downloaded' }, { event: 'login' }, { event: 'registered' }],
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect((await aBrowser(shop).call('GET', `${USERS}/my-data`)).status).toBe(401)
  })

  test('deleting my account wants the password and leaves nothing with my name', async () => {
    const wrong = await browser.post(`${USERS}/delete-account`, { password: 'not my password' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['password']])
    expect((await browser.post(`${USERS}/delete-account`, { password: ASHA.password })).status).toBe(200)
    expect((await logIn(browser)).status).toBe(401)
    const gone = [
      'users',
      'sessions',
      'newsletter_subscribers',
      'password_resets',
      'email_changes',
      'activities',
    ] as const
    for (const table of gone) {
      expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    const { body } = await browser.call('GET', `/api/v2/feedback/getReview/${pen.id}`)
    expect(body.data).toMatchObject([{ userId: null, message: 'Writes well' }])
    expect((await browser.post(`${USERS}/register`, aForm(ASHA))).status).toBe(200)
  })

  test('the last superadmin stays', async () => {
    await shop.db.updateTable('users').set({ role: 'superadmin' }).execute()
    const answer = await browser.post(`${USERS}/delete-account`, { password: ASHA.password })
    expect([answer.status, answer.body.code]).toEqual([409, 'accounts/last-superadmin'])
    expect(await me()).toMatchObject({ role: 'superadmin' })
  })
})
