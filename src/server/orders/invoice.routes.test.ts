import { beforeEach, expect, test } from 'vitest'
import { toRupees } from '#contract/catalog/money.ts'
import { payableOf } from '#contract/checkout/totals.ts'
import { newId } from '#server/platform/ids.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let asha: Shopper
let orderId: string
let total: number
beforeEach(async () => {
  const pen = await putOnSale(shop.db, { price: 40.5, stock: 9 })
  asha = await aShopper(shop)
  total = toRupees(payableOf(3 * 40_50, 'DISCOUNT10').payable)
  orderId = await buy(asha, [{ productId: pen.id, quantity: 3 }], total, { couponCode: 'DISCOUNT10' })
})
const invoice = (of: string) => `${ORDERS}/invoice/${of}`

test('my own order answers a PDF, shown by the browser and kept by nobody in between', async () => {
  const { body: order } = await asha.get(`${ORDERS}/getOrder/${orderId}`)
  const { status, headers, raw } = await asha.get(invoice(orderId))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${order.data.invoice_number.replaceAll('/', '-')}.pdf"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const text = pdfText(raw)
  expect(text).toContain(`${order.data.invoice_number}|`)
  expect(text).toContain(`Total|₹${total.toFixed(2)}`)
  expect(text).toContain('|3 pcs|40.50|12.15|109.35|9.84|9.84|129.03')
  expect(text).toContain('Asha Verma')
})

test('an invoice is in English, also for those who shop in Hindi', async () => {
  const [english, hindi] = [await asha.get(invoice(orderId)), await asha.get(`${invoice(orderId)}?language=hi`)]
  expect(pdfText(hindi.raw)).toBe(pdfText(english.raw))
})

test('[ADM-04] staff have the invoice of any order, sellers and buyers only by their own ways', async () => {
  const path = `${ORDERS}/manageOrder/${orderId}/invoice`
  const admin = await aShopper(shop, { fullName: 'Meera Iyer', role: 'admin' })
  const { status, raw } = await admin.get(path)
  expect(status).toBe(200)
  expect(pdfText(raw)).toContain('Asha Verma')
  const seller = await aShopper(shop, { fullName: 'Old Seller', role: 'seller', approved: true })
  for (const who of [asha, seller]) expect(await who.get(path)).toMatchObject({ status: 403 })
})

test('once it is cancelled the invoice says so', async () => {
  await asha.post(`${ORDERS}/cancelOrder/${orderId}`)
  expect(pdfText((await asha.get(invoice(orderId))).raw)).toContain('CANCELLED')
})

test('what was paid back later does not change the paper that was issued', async () => {
  const issued = pdfText((await asha.get(invoice(orderId))).raw)
  const admin = await aShopper(shop, { fullName: 'Meera Iyer', role: 'admin' })
  await actOn(admin, orderId, 'status', { status: 'delivered' })
  const wish = { key: newId(), cause: 'damaged', lines: [{ place: 0, quantity: 1 }] }
  expect((await actOn(admin, orderId, 'refunds', wish)).status).toBe(200)
  expect((await asha.get(`${ORDERS}/getOrder/${orderId}`)).body.data.payment_status).toBe('Refund due')
  expect(pdfText((await asha.get(invoice(orderId))).raw)).toBe(issued)
})

test("another person's order, an unknown one and no order at all are refused alike", async () => {
  const ravi = await aShopper(shop, { fullName: 'Ravi Rao' })
  const admin = await aShopper(shop, { fullName: 'Meera Iyer', role: 'superadmin' })
  for (const [who, id] of [
    [ravi, orderId],
    [admin, orderId],
    [asha, '019a0000-0000-7000-8000-000000000000'],
  ] as const) {
    expect(await who.get(invoice(id))).toMatchObject({ status: 404, body: { code: 'orders/unknown' } })
  }
  expect(await asha.get(invoice('LK-26-27-000001'))).toMatchObject({ status: 400, body: { code: 'request/invalid' } })
})

test('a visitor is asked to log in', async () => {
  const { status, body } = await shop.call('GET', invoice(orderId))
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'request/not-signed-in' })
})

test('the API docs name it as a file', async () => {
  const { body } = await shop.call('GET', '/api/docs/openapi.json')
  const { responses } = body.paths['/api/v2/shiprocket/invoice/{id}'].get
  expect(responses[200].content).toEqual({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } })
  expect(responses[404].description).toContain('orders/unknown')
})
