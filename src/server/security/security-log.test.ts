import { beforeEach, describe, expect, test } from 'vitest'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const lines: string[] = []
const env = { SESSION_SECRET: SHOP_SECRET, LOG_LEVEL: 'info' }
const shop = testShop({ env, logTo: { write: (line) => lines.push(line) } })
const EVENTS = `${USERS}/security-events`
const OF_USER = '/api/v2/admin/security-events'
const CHROME = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile' }

let browser: Browser
let admin: Shopper
beforeEach(async () => {
  lines.length = 0
  browser = aBrowser(shop, { address: '203.0.113.7', headers: CHROME })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
})

type Listed = { event: string; by: string | null; to: string | null; detail: string | null; address: string | null }
const named = (body: { data: Listed[] }) => body.data.map(({ event }) => event)
const myEvents = async (one = browser) => (await one.call('GET', EVENTS)).body
const idOf = async (username: string) =>
  (await shop.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
const rows = () => shop.db.selectFrom('security_events').selectAll().orderBy('id').execute()

describe('what happens to an account stands on its page', () => {
  beforeEach(() => join(shop.db, browser))

  test('logins, failures, changes and ended sessions, newest first, with address and device', async () => {
    const thief = aBrowser(shop, { address: '198.51.100.9' })
    await logIn(thief, { ...ASHA, password: 'not my password' })
    await logIn(browser)
    const phone = aBrowser(shop)
    await logIn(phone)
    const sessions = (await browser.call('GET', `${USERS}/sessions`)).body.data
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await browser.call('DELETE', `${USERS}/sessions/${other._id}`)
    await browser.post(`${USERS}/changePassword`, {
      currentPassword: 'not my password',
      newPassword: 'hari kalam 43',
      confirmPassword: 'hari kalam 43',
    })
    await browser.post(`${USERS}/changePassword`, {
      currentPassword: ASHA.password,
      newPassword: 'hari kalam 43',
      confirmPassword: 'hari kalam 43',
    })
    await browser.call('GET', `${USERS}/my-data`)
    const body = await myEvents()
    expect(named(body)).toEqual([
      'data-downloaded',
      'password-changed',
      'password-check-failed',
      'session-ended',
      'login',
      'login',
      'login-failed',
      'registered',
    ])
    expect(body.data.at(-2)).toMatchObject({ address: '198.51.100.9', device: 'Unknown device', by: null })
    expect(body.data[1]).toMatchObject({
      text: 'Password changed',
      address: '203.0.113.7',
      device: 'Chrome on Android',
    })
  })

  test('logging out, here and everywhere, is written down', async () => {
    await logIn(browser)
    await browser.post(`${USERS}/logout`, {})
    await logIn(browser)
    await browser.post(`${USERS}/logout-everywhere`, {})
    await logIn(browser)
    expect(named(await myEvents()).slice(0, 5)).toEqual(['login', 'all-sessions-ended', 'login', 'logout', 'login'])
  })

  test('a used refresh token that comes back is written down', async () => {
    await logIn(browser)
    const copy = aBrowser(shop)
    for (const [name, cookie] of browser.jar) copy.jar.set(name, cookie)
    await browser.post(`${USERS}/refresh-token`, {})
    const past = new Date(Date.now() - 60_000)
    await shop.db.updateTable('sessions').set({ rotated_at: past }).execute()
    expect((await copy.post(`${USERS}/refresh-token`, {})).status).toBe(401)
    await logIn(browser)
    expect(named(await myEvents()).slice(0, 2)).toEqual(['login', 'session-stolen'])
  })

  test('pages by keyset; nobody sees the events of others', async () => {
    for (let time = 0; time < 3; time += 1) await logIn(browser)
    const first = (await browser.call('GET', `${EVENTS}?limit=2`)).body
    const second = (await browser.call('GET', `${EVENTS}?limit=2&cursor=${first.nextCursor}`)).body
    expect([named(first), named(second), second.nextCursor]).toEqual([
      ['login', 'login'],
      ['login', 'registered'],
      null,
    ])
    expect((await browser.call('GET', `${EVENTS}?cursor=x`)).status).toBe(400)
    expect((await admin.get(EVENTS)).body.data).toEqual([])
    expect((await aBrowser(shop).call('GET', EVENTS)).status).toBe(401)
  })
})

describe('what staff do', () => {
  test('a changed role stands on both pages, with the name for staff only', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    const asha = await idOf('asha')
    await admin.post(`${USERS}/updateUserPost/${asha}`, { role: 'admin' })
    const [own] = (await myEvents()).data
    expect(own).toMatchObject({ event: 'role-changed', detail: 'customer → admin', by: 'Likho staff', address: null })
    const [seen] = (await admin.get(`${OF_USER}/${asha}`)).body.data
    expect(seen).toMatchObject({ event: 'role-changed', by: 'Meera Admin', to: null })
    const [done] = (await admin.get(EVENTS)).body.data
    expect(done).toMatchObject({ event: 'role-changed', by: null, to: 'Asha Verma' })
  })

  test('approvals, exports and deletions are written down; a deleted account leaves its events', async () => {
    const owner = await aShopper(shop, { role: 'superadmin' })
    const seller = await aShopper(shop, { role: 'seller' })
    await owner.post(`/api/v1/seller/approve/${seller.id}`, { approved: true })
    await owner.post(`/api/v1/seller/approve/${seller.id}`, { approved: false, reason: 'Parcels were empty' })
    await owner.get('/api/v2/admin/orders/export.csv')
    await owner.get('/api/v2/admin/products/export.csv')
    await owner.call('DELETE', `${USERS}/deleteUser/${seller.id}`)
    const kept = (await rows()).map(({ event, subject_id, actor_id }) => [event, subject_id, actor_id])
    expect(kept).toEqual([
      ['seller-approved', seller.id, owner.id],
      ['seller-suspended', seller.id, owner.id],
      ['orders-exported', owner.id, owner.id],
      ['products-exported', owner.id, owner.id],
      ['account-deleted', seller.id, owner.id],
    ])
  })

  test('[ROLE-03] those who manage users see them, but not those of a superadmin', async () => {
    const owner = await aShopper(shop, { role: 'superadmin' })
    const customer = await aShopper(shop)
    const statuses = async (who: Shopper) =>
      Promise.all([customer, admin, owner].map(async ({ id }) => (await who.get(`${OF_USER}/${id}`)).status))
    expect(await statuses(owner)).toEqual([200, 200, 200])
    expect(await statuses(admin)).toEqual([200, 200, 403])
    expect(await statuses(customer)).toEqual([403, 403, 403])
  })
})

describe('the log', () => {
  test('has a line for each event, without names typed, passwords or mail addresses', async () => {
    await join(shop.db, browser)
    await logIn(browser)
    await logIn(browser, { username: 'my secret by mistake', password: 'another secret' })
    const events = lines.map((line) => JSON.parse(line)).filter(({ security }) => security)
    expect(events.map(({ security }) => security.event)).toEqual(['registered', 'login', 'login-failed'])
    expect(events[2]).toMatchObject({ level: 40, security: { subjectId: null, ip: '203.0.113.7' } })
    expect(lines.join()).not.toMatch(/secret|asha@example|neela/)
  })

  test('strangers who try names that do not exist do not fill the table', async () => {
    for (let name = 0; name < 40; name += 1) await logIn(browser, { username: `nobody${name}`, password: 'x' })
    expect(await rows()).toHaveLength(10)
    expect(lines.filter((line) => line.includes('login-failed'))).toHaveLength(40)
    const elsewhere = aBrowser(shop, { address: '198.51.100.9' })
    await logIn(elsewhere, { username: 'nobody', password: 'x' })
    expect(await rows()).toHaveLength(11)
  })

  test('is append-only, however somebody gets at the table', async () => {
    await join(shop.db, browser)
    const change = shop.db.updateTable('security_events').set({ address: '' }).execute()
    await expect(change).rejects.toThrow('append-only')
    await expect(shop.db.deleteFrom('security_events').execute()).rejects.toThrow('append-only')
    expect(await rows()).toHaveLength(1)
  })
})
