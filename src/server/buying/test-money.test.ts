import { beforeEach, expect, test } from 'vitest'
import { staffSearchCall } from '#contract/admin/staff-search.endpoints.ts'
import { todosCall } from '#contract/admin/todos.endpoints.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const REPORTS = ['sales-by-day', 'sales-by-product', 'sales-by-category', 'sales-by-seller', 'sales-by-pin']

let admin: Shopper
let asha: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  asha = await aShopper(shop)
})

/** Bought in this shop, whose payments are the sandbox's. */
async function tried(wish: { stock?: number } = {}): Promise<string> {
  const pen = await putOnSale(shop.db, { name: 'Trial Pen', price: 100, ...wish })
  return buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
}

const numbersOf = (id: string) =>
  shop.db.selectFrom('orders').select(['number', 'invoice_number']).where('id', '=', id).executeTakeFirstOrThrow()

test('orders that were only tried out draw no number of the real series: real ones follow each other without a gap', async () => {
  const before = await numbersOf((await aPaidOrder(shop.db, 'shiprocket')).id)
  const tests = [await numbersOf(await tried()), await numbersOf(await tried())]
  const after = await numbersOf((await aPaidOrder(shop.db, 'shiprocket')).id)
  expect([before, after].map(({ number }) => number.slice(-7))).toEqual(['-000001', '-000002'])
  expect([before, after].map(({ invoice_number }) => invoice_number.slice(-7))).toEqual(['/000001', '/000002'])
  expect(tests).toEqual(
    ['TEST-LKTST-000001', 'TEST-LKTST-000002'].map((number) => ({ number, invoice_number: number })),
  )
})

test('an order that was only tried out is in no report, no figure and no table that is saved', async () => {
  await tried()
  for (const name of REPORTS) {
    const { body } = await admin.get(`/api/v2/admin/reports/${name}`)
    expect(body.data.rows, name).toEqual([])
  }
  const { sales, orders, byStatus, bestSellers } = (await admin.get('/api/v2/admin/dashboard?days=7')).body.data
  expect([sales.now, orders.now, bestSellers]).toEqual([0, 0, []])
  expect(byStatus.filter((one: { orders: number }) => one.orders > 0)).toEqual([])
  expect((await admin.get('/api/v2/admin/orders/export.csv')).raw.toString().trim().split('\r\n')).toHaveLength(1)
  const { purchases } = (await admin.get(`/api/v2/admin/people/${asha.id}`)).body.data
  expect(purchases.figures).toEqual({ orders: 0, spent: 0, averageOrder: 0, lastOrderAt: null })
  expect(purchases.orders).toMatchObject([{ money: 'sandbox' }])
})

test('a seller reads no figure of orders that were only tried out', async () => {
  const meera = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  const lines = [{ sellerId: meera.id, price: 10 }]
  await anOrderRow(shop.db, { at: new Date(), total: 10, lines, provider: 'razorpayTest' })
  const { sales, latestOrders } = (await meera.get('/api/v2/admin/dashboard?days=7')).body.data
  expect([sales.now, latestOrders]).toMatchObject([0, [{ money: 'test' }]])
})

test('what prints for a test order is no tax invoice, and says so', async () => {
  const id = await tried()
  const text = pdfText((await admin.get(`${ORDERS}/manageOrder/${id}/invoice`)).raw)
  expect(text).toContain('TEST: not a tax invoice')
  expect(text).not.toMatch(/TAX INVOICE|Invoice number|electronic invoice|GSTIN \d/)
})

test('a real order still gets its tax invoice', async () => {
  const { id } = await aPaidOrder(shop.db, 'shiprocket')
  const { number, invoice_number } = await numbersOf(id)
  const text = pdfText((await admin.get(`${ORDERS}/manageOrder/${id}/invoice`)).raw)
  expect(text).toContain('TAX INVOICE')
  // Each in one piece, beside the other.
  expect(text).toMatch(new RegExp(`^${invoice_number}\\|[^|]+\\|${number}\\|`, 'm'))
  expect(text).not.toContain('TEST')
})

test('mails about a test order say that it is one', async () => {
  await tried()
  const [mail] = await queuedMails(shop.db)
  expect(mail?.subject).toMatch(/^TEST: /)
  expect(mail?.text).toContain('This is a test order: no real money was paid, and nothing will be sent.')
  expect(mail?.text).not.toContain('tax invoice')
})

test('staff see which orders are tests: in the list, on the page, on the dashboard and among what they look for', async () => {
  const real = await aPaidOrder(shop.db, 'shiprocket')
  const id = await tried()
  const list = await admin.get(`${ORDERS}/manageOrder`)
  expect(list.body.data.map((order: { money: string }) => order.money)).toEqual(['sandbox', 'live'])
  expect((await admin.get(`${ORDERS}/manageOrder/${id}`)).body.data.money).toBe('sandbox')
  expect((await admin.get(`${ORDERS}/manageOrder?money=test`)).body.data).toMatchObject([{ id }])
  expect((await admin.get(`${ORDERS}/manageOrder?money=live`)).body.data).toMatchObject([{ id: real.id }])
  const { latestOrders, hasTests } = (await admin.get('/api/v2/admin/dashboard?days=7')).body.data
  expect(latestOrders).toMatchObject([{ money: 'sandbox' }, { money: 'live' }])
  expect(hasTests).toBe(true)
  const found = await admin.get(`${staffSearchCall.path}?q=test-`)
  expect(found.body.data.orders).toMatchObject([{ id, money: 'sandbox' }])
  expect((await asha.get(`${ORDERS}/getOrder/${id}`)).body.data.money).toBe('sandbox')
})

test('a shop that only tries out has its test orders among those to pack', async () => {
  const id = await tried()
  expect((await admin.get(todosCall.path)).body.data.toPack).toBe(1)
  expect((await admin.get(`${ORDERS}/manageOrder?fulfilment=to-pack`)).body.data).toMatchObject([{ id }])
})
