import { expect } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { join, logIn, tokenFor, USERS } from './accounts.ts'
import { aBrowser, aForm, type Browser } from './browser.ts'
import { buy, ORDERS, openDraft } from './buying.ts'
import { actOn } from './order-acts.ts'
import { aPicture } from './pictures.ts'
import { putOnSale, type Shopper } from './shoppers.ts'
import type { testShop } from './test-shop.ts'

type Shop = ReturnType<typeof testShop>

/** Somebody whose every word is found again wherever it got to. */
export const MARKED = {
  fullName: 'Zyxwa Qvbnm',
  email: 'zyxwa.qvbnm@example.in',
  username: 'zyxwaq',
  password: 'zqxj kalam 9371',
}
export const NEW_EMAIL = 'zyxwa.new@example.in'
export const NETWORK = '203.0.113.77'
export const ADDRESS = {
  ...{ firstName: 'Zyxwa', lastName: 'Qvbnm', streetAddress: '77 Wqzxlane', landmark: 'Behind Vbnmtemple' },
  ...{ city: 'Bengaluru', state: 'Karnataka', postalCode: '560001', phoneNumber: '9371928374' },
  ...{ alternateNumber: '9371928375', addressType: 'HOME', additionalInfo: 'Ring the Zyxbell' },
}
/** Each of these tells of them, whatever stands around it. */
export const TRACES = ['zyxw', 'qvbnm', 'wqzxlane', 'vbnmtemple', '93719283', 'zyxbell', NETWORK]

/** What a call answers, which has to be well. */
export async function well<Answer extends { status: number; body: unknown }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}

/** Registers with a picture, logs in on two devices and mistypes the password once. */
export async function comesIn(shop: Shop): Promise<Browser> {
  const browser = aBrowser(shop, { address: NETWORK, headers: { 'user-agent': 'Mozilla/5.0 Zyxwaphone' } })
  await join(shop.db, browser, MARKED)
  await logIn(aBrowser(shop, { address: NETWORK }), { ...MARKED, password: 'zqxj wrong 9371' })
  await logIn(aBrowser(shop, { address: NETWORK }), MARKED)
  await well(logIn(browser, MARKED))
  const avatar = new File([new Uint8Array(await aPicture())], 'me.png')
  await well(browser.post(`${USERS}/updateAvatar`, aForm({ avatar })))
  await well(browser.post(`${USERS}/forgot-password`, { email: MARKED.email }))
  await tokenFor(shop.db, MARKED.email)
  const change = { fullName: MARKED.fullName, email: NEW_EMAIL, password: MARKED.password }
  await well(browser.post(`${USERS}/updateUserdetail`, change))
  return browser
}

/** Does what a shopper can do but buy. */
export async function looksAround(shop: Shop, browser: Browser, productId: string): Promise<void> {
  await well(browser.post('/api/v2/wishlist/addWishlist', { items: [{ productId }] }))
  const item = { productId, quantity: 2 }
  await well(browser.post('/api/v2/cart/set', { items: [item], saved: [] }))
  await well(browser.post('/api/v2/feedback/addReview', { productId, rating: 5, message: 'Writes well' }))
  await well(browser.post('/api/activity/record', { action: 'show', productId }))
  await well(browser.post('/api/v1/subscribe', { email: MARKED.email }))
  await shop.db.updateTable('newsletter_subscribers').set({ confirmed_at: new Date() }).execute()
  for (const text of [MARKED.email, '93719 28374']) {
    await well(browser.post('/api/v1/product/searchProduct', { name: text }))
  }
  const complaint = { name: MARKED.fullName, email: MARKED.email, text: 'Zyxwa waits for a pen since Monday.' }
  await well(browser.post('/api/v1/grievances', complaint))
}

const STATES = ['processing', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type Bought = { orders: Record<(typeof STATES)[number], string>; pen: { id: string } }

/** One order in every state, and a checkout that is left unpaid. */
export async function buysInEveryState(
  shop: Shop,
  browser: Browser,
  admin: Shopper,
  sellerId?: string,
): Promise<Bought> {
  const pen = await putOnSale(shop.db, { price: 100 })
  if (sellerId) await shop.db.updateTable('all_products').set({ seller_id: sellerId }).execute()
  await well(browser.post('/api/v1/address/addAddress', ADDRESS))
  const streets = shop.db.selectFrom('addresses').select('id').where('street_address', '=', ADDRESS.streetAddress)
  const { id: addressId } = await streets.executeTakeFirstOrThrow()
  const shopper = { ...browser, addressId } as unknown as Shopper
  const orders = {} as Bought['orders']
  for (const state of STATES) {
    orders[state] = await buy(shopper, [{ productId: pen.id, quantity: 1 }], 118)
    const way = { processing: [], shipped: ['shipped'], delivered: ['shipped', 'delivered'], cancelled: ['cancelled'] }
    const steps = state === 'returned' ? ['shipped', 'delivered', 'returned'] : way[state]
    for (const status of steps) await well(actOn(admin, orders[state], 'status', { status }))
  }
  await well(openDraft(shopper, [{ productId: pen.id, quantity: 2 }], 236))
  return { orders, pen }
}

/** What staff write about somebody: on the person, on each order, on a refund, in a view of their list. */
export async function areWrittenAbout(admin: Shopper, userId: string, orders: Bought['orders']): Promise<void> {
  await well(admin.post(`/api/v2/admin/people/${userId}/notes`, { text: 'Zyxwa likes blue ink' }))
  for (const id of Object.values(orders)) {
    await well(admin.post(`${ORDERS}/manageOrder/${id}/notes`, { text: 'Zyxwa called from 9371928374' }))
  }
  const part = { key: newId(), cause: 'damaged', lines: [{ place: 0, quantity: 1 }], note: 'Zyxwa sent a photo' }
  await well(actOn(admin, orders.delivered, 'refunds', part))
  const view = { name: 'Zyxwa’s', filter: { search: 'Qvbnm' } }
  await well(admin.post('/api/v2/admin/order-views', view))
}
