import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { buy } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { appCode, setUpSecondFactor } from '#tests/support/second-factor.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MINUTE_MS = 60_000

let browser: Browser
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:10Z') })
  browser = aBrowser(shop)
  await join(shop.db, browser)
  await shop.db.updateTable('users').set({ role: 'superadmin' }).execute()
  await logIn(browser)
})
afterEach(() => vi.useRealTimers())

/** Time passes at a desk where somebody goes on working. */
async function workOn(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await browser.post(`${USERS}/refresh-token`, {})
}
const prove = (input: object) => browser.post(`${USERS}/prove`, input)
const makeAdmin = (id: string) => browser.post(`${USERS}/updateUserPost/${id}`, { role: 'admin' })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a fresh login is proof; a quarter of an hour later the password is asked for, once for a while', async () => {
  const ravi = await aShopper(shop, { fullName: 'Ravi Nair' })
  expect((await makeAdmin(ravi.id)).status).toBe(200)
  await workOn(15 * MINUTE_MS)
  const refused = await makeAdmin(ravi.id)
  expect(codeOf(refused)).toEqual([403, 'request/proof-needed'])
  expect(refused.body.data).toEqual({ secondFactor: 'off' })
  expect(codeOf(await prove({ password: 'not my password' }))).toEqual([400, 'accounts/wrong-password'])
  expect((await makeAdmin(ravi.id)).status).toBe(403)
  expect((await prove({ password: ASHA.password })).status).toBe(200)
  expect((await makeAdmin(ravi.id)).status).toBe(200)
  await workOn(14 * MINUTE_MS)
  expect((await makeAdmin(ravi.id)).status).toBe(200)
  await workOn(MINUTE_MS)
  expect((await makeAdmin(ravi.id)).status).toBe(403)
})

test('it counts for the session that showed it only', async () => {
  const other = aBrowser(shop)
  await logIn(other)
  await workOn(14 * MINUTE_MS)
  await prove({ password: ASHA.password })
  vi.setSystemTime(Date.now() + MINUTE_MS)
  await other.post(`${USERS}/refresh-token`, {})
  expect([
    (await browser.call('GET', `${USERS}/proof`)).status,
    (await other.call('GET', `${USERS}/proof`)).status,
  ]).toEqual([200, 403])
})

test('with a second factor a code is wanted too', async () => {
  const { secret } = await setUpSecondFactor(browser)
  await workOn(15 * MINUTE_MS)
  const refused = await browser.call('GET', `${USERS}/proof`)
  expect(refused.body.data).toEqual({ secondFactor: 'on' })
  expect((await prove({ password: ASHA.password, code: '' })).body.fields).toHaveProperty('code')
  expect((await prove({ password: ASHA.password, code: '000000' })).body.fields).toHaveProperty('code')
  expect((await browser.call('GET', `${USERS}/proof`)).status).toBe(403)
  expect((await prove({ password: ASHA.password, code: appCode(secret) })).status).toBe(200)
  expect((await browser.call('GET', `${USERS}/proof`)).status).toBe(200)
})

test('cancelling an order pays back, so it asks as well; moving one along does not', async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  const customer = await aShopper(shop)
  const id = await buy(customer, [{ productId: pen.id, quantity: 1 }], 118)
  const move = (status: string) => actOn(browser, id, 'status', { status })
  await workOn(15 * MINUTE_MS)
  expect(codeOf(await move('cancelled'))).toEqual([403, 'request/proof-needed'])
  expect((await move('shipped')).status).toBe(200)
})
