import { beforeEach, describe, expect, test } from 'vitest'
import type { ListedSeller } from '#contract/sellers/sellers.endpoints.ts'
import { newId } from '#server/platform/ids.ts'
import { ASHA, codeFor, join, logIn, mailsTo, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { joinAsSeller, ROHAN, registerSeller, SELLERS } from '#tests/support/sellers.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
let browser: Browser
let owner: Shopper
beforeEach(async () => {
  browser = aBrowser(shop)
  owner = await aShopper(shop, { fullName: 'Priya Owner', role: 'superadmin' })
})

const login = (one: Browser, input: object = ROHAN) => one.post(`${SELLERS}/login`, input)
const sellers = async (query = ''): Promise<ListedSeller[]> =>
  (await owner.get(`${SELLERS}/sellerList${query}`)).body.data
const idOf = async (username: string) =>
  (await shop.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst())?.id ?? ''
const usersCalled = (username: string) =>
  shop.db.selectFrom('users').selectAll().where('username', '=', username).execute()

describe('[API-12] [SELL-03] register', () => {
  test('mails a code; the right one opens an account that waits, with its picture, and can be logged in with', async () => {
    const { status, body } = await registerSeller(browser)
    expect([status, body.message]).toEqual([201, expect.stringContaining('once we approve your account')])
    expect(await usersCalled('rohan')).toEqual([])
    const early = await login(browser)
    expect([early.status, early.body.code]).toEqual([403, 'accounts/not-verified'])
    const { userId } = early.body.data
    await browser.post(`${USERS}/verify-otp`, { userId, otp: await codeFor(shop.db, ROHAN.email) })
    const [row] = await usersCalled('rohan')
    expect(row).toMatchObject({ role: 'seller', approved: false, gst_number: ROHAN.gstNumber, seller_decided_at: null })
    expect(row?.avatar_id).toBeTruthy()
    const { body: at } = await login(browser)
    expect(at.data.user).toMatchObject({ fullName: ROHAN.fullName, username: 'rohan', approved: false })
    expect((await shop.app.inject(at.data.avatar)).headers['content-type']).toBe('image/webp')
  })

  test('a GSTIN is taken in small letters and with spaces, as it was typed off a paper', async () => {
    await joinAsSeller(shop.db, browser, { gstNumber: ' 27aapfu 0939f1zv ' })
    expect((await usersCalled('rohan'))[0]?.gst_number).toBe('27AAPFU0939F1ZV')
  })

  test.each([
    ['fullName', { fullName: undefined }],
    ['fullName', { fullName: '  ' }],
    ['email', { email: 'rohan@' }],
    ['username', { username: 'r o' }],
    ['password', { password: 'short' }],
    ['gstNumber', { gstNumber: undefined }],
    ['gstNumber', { gstNumber: '' }],
    ['gstNumber', { gstNumber: '27AAPFU0939F1ZX' }],
    ['gstNumber', { gstNumber: '99999' }],
    ['avatar', { avatar: undefined }],
    ['avatar', { avatar: 'me.png' }],
    ['avatar', { avatar: new File([], 'me.png') }],
    ['avatar', { avatar: new File(['not a picture'], 'me.png') }],
  ])('[SELL-03] %s: %o is refused beside its field and nothing is kept', async (field, over) => {
    const { status, body } = await registerSeller(browser, over)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(await usersCalled('rohan')).toEqual([])
    expect(await shop.db.selectFrom('images').selectAll().execute()).toEqual([])
  })

  test('a taken username is refused beside its field', async () => {
    await joinAsSeller(shop.db, browser)
    const { status, body } = await registerSeller(browser, { email: 'other@example.in', username: 'ROHAN' })
    expect([status, Object.keys(body.fields)]).toEqual([409, ['username']])
    expect(await sellers()).toHaveLength(1)
  })

  test('an email that has an account gets the same answer; its owner is told by mail', async () => {
    const first = await registerSeller(browser)
    const code = await codeFor(shop.db, ROHAN.email)
    await browser.post(`${USERS}/verify-otp`, { userId: first.body.userId, otp: code })
    const again = await registerSeller(browser, { email: 'Rohan@Example.in', username: 'other' })
    expect([again.status, again.body]).toEqual([first.status, { ...first.body, userId: expect.any(String) }])
    expect((await mailsTo(shop.db, ROHAN.email)).at(-1)?.subject).toBe('You already have a Likho account')
    expect(await sellers()).toHaveLength(1)
  })

  test('[ROLE-03] a form that asks for more gets no more', async () => {
    await joinAsSeller(shop.db, browser, { role: 'superadmin', approved: 'true' })
    expect((await usersCalled('rohan'))[0]).toMatchObject({ role: 'seller', approved: false })
  })
})

describe('[API-13] [SELL-04] login', () => {
  test('by username or e-mail, with cookies; the customer login takes sellers too', async () => {
    await joinAsSeller(shop.db, browser)
    const { status, body, setCookies } = await login(browser, { username: ROHAN.email, password: ROHAN.password })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ fullName: ROHAN.fullName, email: ROHAN.email, approved: false })
    expect(setCookies.join()).toContain('HttpOnly')
    expect((await logIn(aBrowser(shop), ROHAN)).status).toBe(200)
  })

  test('a customer is sent to the other door, and told so only with the right password', async () => {
    await join(shop.db, browser)
    const asha = aBrowser(shop)
    const refused = await login(asha, ASHA)
    expect([refused.status, refused.body.code]).toEqual([403, 'sellers/not-seller'])
    expect(refused.setCookies).toEqual([])
    const wrong = await login(asha, { ...ASHA, password: 'not my password' })
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid login credentials.'])
  })

  test.each([
    [{ username: '', password: 'x' }, 400, 'username'],
    [{ username: 'rohan', password: '' }, 400, 'password'],
    [{ username: 'nobody', password: 'something' }, 401, undefined],
  ])('%o is refused', async (input, status, field) => {
    const answer = await login(browser, input)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, field ? [field] : []])
  })
})

describe('[SELL-05] approval', () => {
  let id: string
  let registered: number
  let pen: { id: string }
  beforeEach(async () => {
    await joinAsSeller(shop.db, browser)
    await login(browser)
    id = await idOf('rohan')
    registered = (await mailsTo(shop.db, ROHAN.email)).length
    pen = await putOnSale(shop.db)
    const own = { seller_id: id, on_sale: false }
    await shop.db.updateTable('all_products').set(own).where('id', '=', pen.id).execute()
  })
  const decide = (input: object, who = owner) => who.post(`${SELLERS}/approve/${id}`, input)
  const isSold = async () => (await shop.call('GET', `/api/v1/product/getProduct/${pen.id}`)).status === 200
  const maySell = async () => (await browser.call('GET', '/api/v1/product/manageProduct')).status === 200
  const mailed = async () => (await mailsTo(shop.db, ROHAN.email)).slice(registered)
  const subjects = async () => (await mailed()).map(({ subject }) => subject)

  test('[SELL-05] approving unlocks selling at once, without a new login, and is mailed once', async () => {
    expect([await maySell(), await isSold()]).toEqual([false, false])
    const { status, body } = await decide({ approved: true })
    expect([status, body.message]).toEqual([200, 'Rohan Traders can sell now.'])
    expect(body.data).toMatchObject({ _id: id, approved: true, state: 'approved', reason: null })
    expect([await maySell(), await isSold()]).toEqual([true, true])
    expect((await browser.call('GET', `${USERS}/me`)).body.data.user.approved).toBe(true)
    await decide({ approved: true })
    expect(await subjects()).toEqual(['You can now sell on Likho'])
  })

  test('refusing wants a reason, which the seller reads', async () => {
    for (const input of [{ approved: false }, { approved: false, reason: '   ' }]) {
      const { status, body } = await decide(input)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
    }
    const { body } = await decide({ approved: false, reason: 'The GSTIN <b>belongs</b> to somebody else' })
    expect(body.data).toMatchObject({ state: 'refused', reason: 'The GSTIN <b>belongs</b> to somebody else' })
    const [mail] = await mailed()
    expect(mail?.text).toContain('The GSTIN <b>belongs</b> to somebody else')
    expect(JSON.stringify(mail)).toContain('&lt;b&gt;belongs')
    expect(await maySell()).toBe(false)
  })

  test('suspending takes the products out of the shop at once and approving brings them back', async () => {
    await decide({ approved: true })
    const { body } = await decide({ approved: false, reason: 'Parcels were empty' })
    expect([body.message, body.data.state]).toEqual([expect.stringContaining('is suspended'), 'suspended'])
    expect([await maySell(), await isSold()]).toEqual([false, false])
    await decide({ approved: true })
    expect([await maySell(), await isSold()]).toEqual([true, true])
    expect(await subjects()).toEqual([
      'You can now sell on Likho',
      'Your Likho seller account is suspended',
      'You can now sell on Likho',
    ])
    const history = (await owner.get(`/api/v2/admin/history/user/${id}`)).body.data
    expect(history.map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`)).toEqual([
      'Seller approved by Priya Owner',
      'Seller suspended by Priya Owner',
      'Seller approved by Priya Owner',
    ])
    expect(history[1].changes).toEqual({ approved: [true, false], reason: [null, 'Parcels were empty'] })
  })

  test('[ROLE-03] only superadmins decide, and only about sellers', async () => {
    const admin = await aShopper(shop, { role: 'admin' })
    expect((await decide({ approved: true }, admin)).status).toBe(403)
    expect((await browser.post(`${SELLERS}/approve/${id}`, { approved: true })).status).toBe(403)
    const customer = await aShopper(shop)
    for (const other of [customer.id, newId()]) {
      expect((await owner.post(`${SELLERS}/approve/${other}`, { approved: true })).status).toBe(404)
    }
    expect((await decide({ approved: 'yes' })).status).toBe(400)
    expect(await maySell()).toBe(false)
  })

  test('[ADM-08] a seller becomes a superadmin, stays in the list, and a seller again', async () => {
    await decide({ approved: true })
    const give = (role: string) => owner.post(`${SELLERS}/updateRole/${id}`, { role })
    expect((await give('superadmin')).body.user.role).toBe('superadmin')
    expect(await sellers()).toMatchObject([{ _id: id, role: 'superadmin' }])
    expect((await give('seller')).body.user).toMatchObject({ role: 'seller', approved: true })
    for (const role of ['admin', 'customer', 'king']) expect((await give(role)).status).toBe(400)
    expect((await owner.post(`${SELLERS}/updateRole/${owner.id}`, { role: 'seller' })).body.code).toBe('admin/own-role')
  })

  test('[ADM-08] deleting ends the session and the selling', async () => {
    await decide({ approved: true })
    const { status } = await owner.call('DELETE', `${SELLERS}/deleteSeller/${id}`)
    expect(status).toBe(200)
    expect((await browser.call('GET', `${USERS}/me`)).status).toBe(401)
    expect([await isSold(), await sellers()]).toEqual([false, []])
    const kept = await shop.db.selectFrom('all_products').selectAll().where('id', '=', pen.id).executeTakeFirst()
    expect(kept).toMatchObject({ seller_id: null, on_sale: false })
    expect((await owner.call('DELETE', `${SELLERS}/deleteSeller/${id}`)).status).toBe(404)
  })
})

describe('[ADM-08] sellerList', () => {
  beforeEach(async () => {
    const now = new Date()
    await aShopper(shop, { fullName: 'Waiting', role: 'seller' })
    await aShopper(shop, { fullName: 'Approved', role: 'seller', approved: true })
    const refused = await aShopper(shop, { fullName: 'Refused', role: 'seller' })
    await shop.db.updateTable('users').set({ seller_decided_at: now }).where('id', '=', refused.id).execute()
    const suspended = await aShopper(shop, { fullName: 'Suspended', role: 'seller' })
    const stopped = { seller_decided_at: now, seller_suspended: true }
    await shop.db.updateTable('users').set(stopped).where('id', '=', suspended.id).execute()
    await aShopper(shop, { fullName: 'Customer' })
    await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  })

  test.each([
    ['', ['Suspended', 'Refused', 'Approved', 'Waiting']],
    ['?sort=name', ['Approved', 'Refused', 'Suspended', 'Waiting']],
    ['?state=waiting', ['Waiting']],
    ['?state=approved', ['Approved']],
    ['?state=refused&sort=name', ['Refused']],
    ['?state=suspended', ['Suspended']],
    ['?search=app', ['Approved']],
    ['?search=admin', []],
  ])('%s lists %j', async (query, names) => {
    expect((await sellers(query)).map(({ fullName }) => fullName)).toEqual(names)
  })

  test('pages by keyset', async () => {
    const first = (await owner.get(`${SELLERS}/sellerList?limit=3`)).body
    expect(first.total).toBe(4)
    expect(first.data.map(({ fullName }: ListedSeller) => fullName)).toEqual(['Suspended', 'Refused', 'Approved'])
    const rest = (await owner.get(`${SELLERS}/sellerList?limit=2&cursor=${first.nextCursor}`)).body
    expect(rest).toMatchObject({ nextCursor: null, data: [{ fullName: 'Waiting', state: 'waiting', gstNumber: '' }] })
  })

  test.each([
    ['?state=asleep', 400],
    ['?cursor=x', 400],
  ])('refuses %s', async (query, status) => {
    expect((await owner.get(`${SELLERS}/sellerList${query}`)).status).toBe(status)
  })

  test('[ROLE-03] is for superadmins', async () => {
    const admin = await aShopper(shop, { role: 'admin' })
    expect((await admin.get(`${SELLERS}/sellerList`)).status).toBe(403)
    expect((await shop.call('GET', `${SELLERS}/sellerList`)).status).toBe(401)
  })
})
