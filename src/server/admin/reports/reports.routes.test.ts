import { beforeEach, expect, test } from 'vitest'
import { REPORT_NAMES } from '#contract/admin/report-names.ts'
import type { ReportTable } from '#contract/admin/reports.endpoints.ts'
import { setRefunded } from '#server/orders/orders.store.ts'
import { newId } from '#server/platform/ids.ts'
import { lockPaymentAndOrder } from '#server/refunds/lock-payment-and-order.ts'
import { sumUpRefunds } from '#server/refunds/sum-up-refunds.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const BASE = '/api/v2/admin/reports'
const NOON = new Date('2026-11-16T06:30:00Z')
const DAYS = 'from=2026-11-15&to=2026-11-16'

let admin: Shopper
let seller: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
})

async function report(name: string, days = DAYS): Promise<ReportTable> {
  const { status, body } = await admin.get(`${BASE}/${name}?${days}`)
  expect(status).toBe(200)
  return body.data
}

const refund = (id: string, rupees: number) => setRefunded(shop.db, id, rupees * 100, [])

test('sales by day: refunds count against the day the order was placed, days begin at midnight in India', async () => {
  const { id } = await anOrderRow(shop.db, { at: NOON, total: 300 })
  await refund(id, 100)
  await anOrderRow(shop.db, { at: NOON, total: 50 })
  await anOrderRow(shop.db, { at: new Date('2026-11-14T18:30:00Z'), total: 7 })
  await anOrderRow(shop.db, { at: new Date('2026-11-14T18:29:59Z'), total: 9_000 })
  await anOrderRow(shop.db, { at: new Date('2026-11-16T18:30:00Z'), total: 9_000 })
  const { rows, totals } = await report('sales-by-day')
  expect(rows).toEqual([
    ['2026-11-16', 2, 350, 100, 250],
    ['2026-11-15', 1, 7, 0, 7],
  ])
  expect(totals).toEqual(['Total', 3, 357, 100, 257])
})

test('what an order came to, and what went back, is shared out among its lines by their price', async () => {
  const pen = await putOnSale(shop.db, { name: 'Gel Pen' })
  const pad = await putOnSale(shop.db, { name: 'Legal Pad' })
  const lines = [
    { productId: pen.id, sellerId: seller.id, name: 'Gel Pen', price: 10, quantity: 3 },
    { productId: pad.id, name: 'Legal Pad', price: 70 },
  ]
  const { id } = await anOrderRow(shop.db, { at: NOON, subtotal: 100, total: 118, lines })
  await refund(id, 59)
  expect((await report('sales-by-product')).rows).toEqual([
    ['Legal Pad', 'Likho', 1, 1, 82.6, 41.3, 41.3],
    ['Gel Pen', 'Meera Pens', 1, 3, 35.4, 17.7, 17.7],
  ])
  const bySeller = await report('sales-by-seller')
  expect(bySeller.rows).toEqual([
    ['Likho', 1, 1, 82.6, 41.3, 41.3],
    ['Meera Pens', 1, 3, 35.4, 17.7, 17.7],
  ])
  expect(bySeller.totals).toEqual(['Total', null, 4, 118, 59, 59])
  expect((await report('sales-by-category')).rows).toHaveLength(1)
})

test('what went back for certain lines counts against these, the rest is shared out', async () => {
  const pen = await putOnSale(shop.db, { name: 'Gel Pen' })
  const pad = await putOnSale(shop.db, { name: 'Legal Pad' })
  const lines = [
    { productId: pen.id, sellerId: seller.id, name: 'Gel Pen', price: 10, quantity: 3 },
    { productId: pad.id, name: 'Legal Pad', price: 70 },
  ]
  await anOrderRow(shop.db, { at: NOON, total: 100, lines })
  const { payment_id } = await shop.db.selectFrom('orders').select('payment_id').executeTakeFirstOrThrow()
  const common = { payment_id, reason: 'by staff', created_at: NOON, status_since: NOON } as const
  const line = JSON.stringify([{ place: 0, quantity: 2, paise: 20_00 }])
  await shop.db
    .insertInto('refunds')
    .values([
      { ...common, id: newId(), amount_paise: 20_00, status: 'processed', lines: line },
      // Asked for, and not back yet.
      { ...common, id: newId(), amount_paise: 10_00, status: 'requested', lines: line.replaceAll('2', '1') },
      { ...common, id: newId(), amount_paise: 10_00, status: 'processed' },
    ])
    .execute()
  await shop.db.transaction().execute(async (tx) => {
    const locked = await lockPaymentAndOrder(tx, payment_id)
    if (locked) await sumUpRefunds(tx, locked)
  })
  expect((await report('sales-by-product')).rows).toEqual([
    ['Legal Pad', 'Likho', 1, 1, 70, 7, 63],
    ['Gel Pen', 'Meera Pens', 1, 3, 30, 23, 7],
  ])
  expect((await report('sales-by-seller')).rows).toEqual([
    ['Likho', 1, 1, 70, 7, 63],
    ['Meera Pens', 1, 3, 30, 23, 7],
  ])
  expect((await report('sales-by-category')).rows[0]?.slice(1)).toEqual([1, 4, 100, 30, 70])
})

test('dead stock is what was there, is still there and did not sell', async () => {
  const sold = await putOnSale(shop.db, { name: 'Sold Pen' })
  await putOnSale(shop.db, { name: 'Dusty Pen', price: 20, stock: 5 })
  await putOnSale(shop.db, { name: 'No Pen', stock: 0 })
  await shop.db
    .updateTable('all_products')
    .set({ created_at: new Date('2026-01-01T00:00:00Z') })
    .execute()
  await putOnSale(shop.db, { name: 'New Pen' })
  await shop.db.updateTable('all_products').set({ created_at: NOON }).where('name', '=', 'New Pen').execute()
  await anOrderRow(shop.db, { at: NOON, total: 20, lines: [{ productId: sold.id, price: 20 }] })
  const { rows, totals } = await report('dead-stock')
  expect(rows.map(([name]) => name)).toEqual(['Dusty Pen'])
  expect(totals).toEqual(['Total', null, null, 5, null, 100])
})

test('staff activity is added up by person and subject', async () => {
  const someone = await aShopper(shop, { fullName: 'Ravi Nair' })
  await admin.post(`/api/v1/users/updateUserPost/${someone.id}`, { role: 'admin' })
  const { rows } = await report('staff-activity', '')
  expect(rows.find(([name]) => name === 'Admin')?.slice(1, 6)).toEqual([0, 0, 1, 0, 1])
})

test.each(REPORT_NAMES)('%s is empty in an empty shop, and can be saved as a table', async (name) => {
  const { columns, rows } = await report(name)
  for (const row of rows) expect(row).toHaveLength(columns.length)
  const saved = await admin.get(`${BASE}/${name}/export.csv?${DAYS}`)
  expect(saved.status).toBe(200)
})

test.each([
  ['from=2026-11-16&to=2026-11-15', 'The first day must not be after the last.'],
  ['from=2020-01-01&to=2026-11-15', 'Choose at most two years.'],
])('%s is refused in words', async (days, message) => {
  const { status, body } = await admin.get(`${BASE}/sales-by-day?${days}`)
  expect([status, body.message]).toEqual([400, message])
})
