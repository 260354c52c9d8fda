import { newId } from '#server/platform/ids.ts'
import { logIn } from './accounts.ts'
import { aBrowser } from './browser.ts'
import { buy, ORDERS } from './buying.ts'
import { ADDRESS, MARKED, NETWORK, well } from './marked-person.ts'
import { actOn } from './order-acts.ts'
import { joinAsSeller, SELLERS } from './sellers.ts'
import { aShopper, putOnSale, type Shopper } from './shoppers.ts'
import type { testShop } from './test-shop.ts'

type Shop = ReturnType<typeof testShop>

const CONTACT = {
  ...{ phoneNumber: ADDRESS.phoneNumber, streetAddress: ADDRESS.streetAddress, landmark: ADDRESS.landmark },
  ...{ city: 'Pune', postalCode: '411002' },
}
const CORRECTED = { ...CONTACT, fullName: 'Zyxwa Qvbnm LLP', gstNumber: '29AAGCB7383J1Z4' }
const TABLE = 'name,price,Category,description,stocks\nZyxwa Pen,10,Writing,By Zyxwa Qvbnm,5\n'

/** A marked seller: applies, is refused, corrects, is approved, uploads a table, sells and cannot send. */
export async function appliesAndSells(shop: Shop, owner: Shopper): Promise<{ id: string; orderId: string }> {
  const browser = aBrowser(shop, { address: NETWORK })
  await joinAsSeller(shop.db, browser, MARKED)
  await well(logIn(browser, MARKED))
  const { id } = await userCalled(shop)
  await well(owner.post(`${SELLERS}/approve/${id}`, { approved: false, reason: 'Zyxwa does not fit the GSTIN' }))
  await well(browser.post(`${SELLERS}/account/resend`, CORRECTED))
  await well(owner.post(`${SELLERS}/approve/${id}`, { approved: true }))
  await well(browser.post(`${SELLERS}/account/contact`, CONTACT))
  const typed = { 'content-type': 'text/csv' }
  await well(browser.post('/api/v2/admin/products/import?dryRun=true', Buffer.from(TABLE), typed))
  const pen = await putOnSale(shop.db, { price: 100 })
  await shop.db.updateTable('all_products').set({ seller_id: id }).where('id', '=', pen.id).execute()
  await well(browser.post(`/api/v2/admin/products/${pen.id}/price`, { price: 110, before: 100 }))
  const orderId = await buy(await aShopper(shop), [{ productId: pen.id, quantity: 1 }], 130)
  const answer = { answer: 'cannot', reason: 'No ink left' }
  await well(actOn(browser, orderId, 'answer', answer))
  return { id, orderId }
}

const userCalled = (shop: Shop) =>
  shop.db.selectFrom('users').select('id').where('username', '=', MARKED.username).executeTakeFirstOrThrow()

/** Makes a marked person an admin, who then does and writes what staff do and write. */
export async function worksAtTheDesk(shop: Shop, id: string): Promise<void> {
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
  const browser = aBrowser(shop, { address: NETWORK })
  await well(logIn(browser, MARKED))
  const asha = await aShopper(shop)
  const pen = await putOnSale(shop.db, { price: 100 })
  const orderId = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const manage = `${ORDERS}/manageOrder/${orderId}`
  await well(browser.post(`${manage}/notes`, { text: 'Leave it at the gate' }))
  await well(actOn(browser, orderId, 'status', { status: 'shipped' }))
  await well(browser.post(`/api/v2/admin/people/${asha.id}/notes`, { text: 'Prefers mornings' }))
  await well(browser.post('/api/v2/admin/order-views', { name: 'Zyxwa’s mornings', filter: { status: 'shipped' } }))
  await well(browser.post(`/api/v2/admin/products/${pen.id}/price`, { price: 110, before: 100 }))
  const complaint = { id: newId(), name: 'Asha', email: 'asha@example.in', language: 'en', order_number: '' } as const
  await shop.db
    .insertInto('grievances')
    .values({ ...complaint, text: 'Where is my pen?', state: 'open', created_at: new Date() })
    .execute()
  await well(browser.post(`/api/v2/admin/grievances/${complaint.id}/answer`, { text: 'It is on its way.' }))
}
