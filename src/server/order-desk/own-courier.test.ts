import { beforeEach, expect, test } from 'vitest'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MANAGE = `${ORDERS}/manageOrder`
const PARCEL = {
  courierName: 'India Post',
  trackingNumber: 'EM123456789IN',
  trackingUrl: 'https://www.indiapost.gov.in/track',
}

let asha: Shopper
let admin: Shopper
let id: string
beforeEach(async () => {
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  const pen = await putOnSale(shop.db, { price: 100 })
  id = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
})
const ship = (over: object = {}) => actOn(admin, id, 'own-courier', { ...PARCEL, ...over })
const move = (status: string) => actOn(admin, id, 'status', { status })
const advance = () => admin.post(`/api/sandbox/shipments/${id}/advance`)
const seen = async () => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const shipment = () => shop.db.selectFrom('shipments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
const shippedMails = async () => (await queuedMails(shop.db)).filter(({ subject }) => /on its way/.test(subject))

test('staff ship with their own courier; the shopper reads who carries it, on the page and in the mail', async () => {
  expect((await ship()).status).toBe(200)
  expect(await seen()).toMatchObject({
    status: 'Shipped',
    last_mile_courier_name: 'India Post',
    last_mile_awb: 'EM123456789IN',
    last_mile_awb_track_url: PARCEL.trackingUrl,
  })
  const [mail] = await shippedMails()
  for (const text of Object.values(PARCEL)) expect(mail?.text).toContain(text)
  expect(await shipment()).toMatchObject({ status: 'byHand', own_courier: true })
  expect((await admin.get(`${MANAGE}/${id}`)).body.isOwnCourier).toBe(true)
  expect((await actOn(admin, id, 'ship')).body.code, 'no courier is booked any more').toBe('admin/nothing-to-send')
})

test('a courier that was booked gives the parcel up first', async () => {
  await advance()
  const booked = (await shipment()).awb
  expect([booked === null, (await shipment()).status]).toEqual([false, 'sent'])
  expect((await ship()).status).toBe(200)
  expect(await shipment()).toMatchObject({ status: 'byHand', awb: PARCEL.trackingNumber })
  const { cancelled } = await shop.db.selectFrom('sandbox_shipments').select('cancelled').executeTakeFirstOrThrow()
  expect(cancelled).toBe(true)
})

test('what the courier has in hand stays with it', async () => {
  // Booked, fetched, on its way.
  for (const _ of [1, 2, 3]) await advance()
  expect((await ship()).body.code).toBe(
    (await seen()).status === 'Processing' ? 'admin/courier-has-it' : 'admin/not-yours',
  )
  expect((await shipment()).own_courier).toBe(false)
})

test('details are corrected until it is delivered, and the customer is told', async () => {
  await ship()
  expect((await ship()).body.message).toBe('Nothing changed.')
  expect(await shippedMails()).toHaveLength(1)
  await ship({ trackingNumber: 'EM000000001IN', trackingUrl: '' })
  expect(await seen()).toMatchObject({ last_mile_awb: 'EM000000001IN', last_mile_awb_track_url: null })
  const [, again] = await shippedMails()
  expect(again?.text).toContain('EM000000001IN')
  const [entry] = (await admin.get(`/api/v2/admin/history/order/${id}`)).body.data
  expect(entry).toMatchObject({
    action: 'Own courier corrected',
    changes: { trackingNumber: ['EM123456789IN', 'EM000000001IN'] },
  })
  await move('delivered')
  expect((await ship()).body.code).toBe('admin/wrong-way')
})

test('whoever marked it as shipped before adds the details afterwards', async () => {
  await move('shipped')
  expect((await ship()).status).toBe(200)
  expect(await seen()).toMatchObject({ last_mile_awb: 'EM123456789IN' })
})

test('is refused for bad details, unknown and cancelled orders, and what a colleague changed', async () => {
  expect((await ship({ trackingUrl: 'http://x.in', trackingNumber: '<b>' })).body.fields).toMatchObject({
    trackingUrl: 'Enter a link that starts with https://',
    trackingNumber: 'Use letters, digits, spaces and dashes only',
  })
  const { version } = (await admin.get(`${MANAGE}/${id}`)).body
  await move('cancelled')
  expect((await ship({ seen: version })).status).toBe(409)
  expect((await ship()).body.code).toBe('admin/wrong-way')
  id = '01930000-0000-7000-8000-000000000001'
  expect((await ship()).status).toBe(404)
})
