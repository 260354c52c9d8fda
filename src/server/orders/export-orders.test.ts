import { beforeEach, expect, test } from 'vitest'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { countAsLive } from '#tests/support/count-as-live.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
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

test('the tax is that of the invoice, to the paisa, and the columns add up to what was paid', async () => {
  const pen = await putOnSale(shop.db, { price: 40.5 })
  const book = await putOnSale(shop.db, { price: 149.99 })
  const bought = [
    { state: 'Karnataka', items: [{ productId: pen.id, quantity: 3 }], couponCode: 'DISCOUNT10' },
    {
      state: 'Kerala',
      items: [
        { productId: pen.id, quantity: 1 },
        { productId: book.id, quantity: 7 },
      ],
      couponCode: null,
    },
  ]
  for (const { state, items, couponCode } of bought) {
    const prices = items.map(({ productId, quantity }) => ({ price: productId === pen.id ? 40_50 : 149_99, quantity }))
    const { payable } = payableOf(subtotalOf(prices), couponCode)
    await buy(await aShopper(shop, { state }), items, toRupees(payable), { couponCode })
  }
  await countAsLive(shop.db)
  const table = await tableOf(admin)
  const paise = (title: string) => column(table, title).map((cell) => Math.round(Number(cell) * 100))
  const sums = (...titles: string[]) =>
    paise(titles[0] ?? '').map((_, row) => titles.reduce((sum, title) => sum + (paise(title)[row] ?? 0), 0))
  const orders = column(table, 'Invoice')
  expect(paise('Tax (₹)')).toEqual(sums('CGST (₹)', 'SGST or UTGST (₹)', 'IGST (₹)'))
  expect(paise('Order total (₹)')).toEqual(sums('Taxable value (₹)', 'Tax (₹)', 'Round off (₹)'))
  expect(paise('Order subtotal (₹)')).toEqual(sums('Taxable value (₹)', 'Discount (₹)'))
  const ids = await shop.db.selectFrom('orders').select(['id', 'invoice_number']).execute()
  for (const { id, invoice_number } of ids) {
    const text = pdfText((await admin.get(`${ORDERS}/manageOrder/${id}/invoice`)).raw)
    const taxes = [...text.matchAll(/^[A-Z]+GST \d+%\|([\d,.]+)$/gm)].map(([, amount = '']) =>
      toPaise(Number(amount.replaceAll(',', ''))),
    )
    expect(taxes.length).toBeGreaterThan(0)
    expect(paise('Tax (₹)')[orders.indexOf(invoice_number)]).toBe(taxes.reduce((sum, tax) => sum + tax, 0))
  }
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
