import { beforeEach, expect, test } from 'vitest'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
let seller: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
})

async function tableOf(person: Shopper): Promise<string[][]> {
  const { raw, headers } = await person.get('/api/v2/admin/orders/export.csv')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="likho-orders-[\d-]+\.csv"$/)
  const text = raw.toString()
  expect(text.startsWith('\ufeffOrder,Placed on,')).toBe(true)
  return text
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','))
}

const column = ([header, ...rows]: string[][], title: string) => rows.map((row) => row[header?.indexOf(title) ?? -1])

test('a row for each line, newest order first; what belongs to the whole order stands once', async () => {
  const lines = [
    { name: '=Pen', price: 40.5, quantity: 3 },
    { name: 'Book', price: 100 },
  ]
  const old = await anOrderRow(shop.db, { at: new Date('2026-11-15T18:29:00Z'), total: 222, lines, city: '+City' })
  const young = await anOrderRow(shop.db, { at: new Date('2026-11-15T18:31:00Z'), total: 50, lines: lines.slice(1) })
  const table = await tableOf(admin)
  expect(column(table, 'Order')).toEqual([young.number, old.number, old.number])
  expect(column(table, 'Placed on')).toEqual(['2026-11-16 00:01', '2026-11-15 23:59', '2026-11-15 23:59'])
  expect(column(table, 'Product')).toEqual(['Book', "'=Pen", 'Book'])
  expect(column(table, 'Amount (₹)')).toEqual(['100', '121.5', '100'])
  expect(column(table, 'Order total (₹)')).toEqual(['50', '222', ''])
  expect(column(table, 'Customer')).toEqual(['Asha Verma', 'Asha Verma', 'Asha Verma'])
  expect(column(table, 'City')).toEqual(['Pune', "'+City", "'+City"])
})

test('sellers find their own lines, and not who bought them', async () => {
  const lines = [
    { name: 'Own Pen', price: 40, sellerId: seller.id },
    { name: 'Other Pen', price: 90 },
  ]
  await anOrderRow(shop.db, { at: new Date(), total: 130, lines })
  await anOrderRow(shop.db, { at: new Date(), total: 90, lines: lines.slice(1) })
  const table = await tableOf(seller)
  expect(column(table, 'Product')).toEqual(['Own Pen'])
  expect(table.flat().join()).not.toMatch(/Asha|Pune|asha@/)
})

test('however many there are', { timeout: 60_000 }, async () => {
  const minute = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 60_000)
  for (let n = 0; n < 205; n += 1) await anOrderRow(shop.db, { at: minute(n), total: 1, lines: [{ price: 1 }] })
  expect(new Set(column(await tableOf(admin), 'Order')).size).toBe(205)
})
