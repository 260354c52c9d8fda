import { describe, expect, test } from 'vitest'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import type { Order } from '#contract/orders/order.ts'
import { invoiceOfOrder } from '#tests/support/invoice-of-order.ts'
import { anOrder } from '#tests/support/orders.ts'
import { pdfPages, pdfText } from '#tests/support/pdf-text.ts'
import { invoicePdf } from './invoice-pdf.ts'

const pdfOf = (order: Order) => invoicePdf(order, invoiceOfOrder(order))

/** An order of these lines with totals as the shop makes them. */
function orderOf(lines: [name: string, price: number, quantity: number][], more: Parameters<typeof anOrder>[0] = {}) {
  const priced = lines.map(([, price, quantity]) => ({ price: toPaise(price), quantity }))
  const { subtotal, tax, discount, payable } = payableOf(subtotalOf(priced), more.couponCode)
  return anOrder({
    lines: lines.map(([name, price, quantity]) => ({
      productId: null,
      name,
      quantity,
      price,
      image: null,
      soldBy: null,
    })),
    subtotal: toRupees(subtotal),
    tax: toRupees(tax),
    discount: toRupees(discount),
    total: toRupees(payable),
    ...more,
  })
}

test('everything that tax law asks for stands on it', async () => {
  const [page = []] = pdfPages(await pdfOf(orderOf([['Gel Pen', 40.5, 1]])))
  const text = page.join('\n')
  for (const particular of [
    'TAX INVOICE',
    'Likho Stationers (demonstration shop)|Asha Verma',
    '12 Kagaz Gali|4 Lake Road, near the temple',
    'Karnataka (29), India|Maharashtra (27), India',
    'GSTIN 29AAAFL0000A1ZD',
    'LK/26-27/000001|16 Nov 2026|LK-26-000001|Maharashtra (27)|No',
    '1|Gel Pen|1 pcs|40.50|40.50|7.29|47.79',
    'Taxable value|40.50',
    'IGST 18%|7.29',
    'Round off|0.21',
    'Total|₹48.00',
    'Rupees Forty-Eight Only',
    'valid without a',
  ]) {
    expect(text).toContain(particular)
  }
})

test('at home the tax is in two halves', async () => {
  const text = pdfText(await pdfOf(orderOf([['Gel Pen', 100, 2]], { address: { state: 'Karnataka' } })))
  expect(text).toContain('1|Gel Pen|2 pcs|100.00|200.00|18.00|18.00|236.00')
  expect(text).toMatch(/CGST 9%\|18\.00[\s\S]*SGST 9%\|18\.00[\s\S]*Total\|₹236\.00/)
  expect(text).not.toMatch(/IGST|Round off|Discount/)
})

test('a coupon stands in its own column and among the sums', async () => {
  const order = orderOf([['Gel Pen', 100, 1]], { couponCode: 'DISCOUNT10' })
  const text = pdfText(await pdfOf(order))
  expect(text).toContain('1|Gel Pen|1 pcs|100.00|10.00|90.00|16.20|106.20')
  expect(text).toContain('Discount (DISCOUNT10)|−10.00')
  expect(text, 'the amount of checkout and mail').toContain('Discount (DISCOUNT10): ₹11.80 off the')
  expect(text).toContain('total, of which ₹10 is before GST.')
  expect(text).toContain('Total|₹106.20')
  expect(text).toContain('Rupees One Hundred Six and Twenty Paise Only')
})

describe('a cancelled order', () => {
  test('is marked so that nobody takes the paper for a valid one', async () => {
    const text = pdfText(await pdfOf({ ...orderOf([['Gel Pen', 100, 1]]), status: 'cancelled' }))
    expect(text).toMatch(/CANCELLED[\s\S]*This order was cancelled/)
  })

  test('is the only one marked', async () => {
    expect(pdfText(await pdfOf(orderOf([['Gel Pen', 100, 1]])))).not.toMatch(/cancelled/i)
  })

  test('keeps every word that was issued', async () => {
    const order = orderOf([['Gel Pen', 100, 1]])
    const [issued, stamped] = [pdfText(await pdfOf(order)), pdfText(await pdfOf({ ...order, status: 'cancelled' }))]
    const words = new Set(stamped.split(/\s+/))
    expect(issued.split(/\s+/).filter((word) => !words.has(word))).toEqual([])
  })
})

test('a hundred lines go over several sheets, each with the head of the table, and add up', async () => {
  const lines = Array.from({ length: 100 }, (_, at) => [`Register no. ${at + 1}`, 40.5 + at, 1 + (at % 7)] as const)
  const order = orderOf(
    lines.map((line) => [...line]),
    { address: { state: 'Karnataka' }, couponCode: 'DISCOUNT10' },
  )
  const pages = pdfPages(await pdfOf(order))
  expect(pages.length).toBeGreaterThan(3)
  for (const [place, page] of pages.entries()) {
    expect(page.join('\n')).toMatch(/^#\|Description\|Qty\|Rate\|Discount\|/m)
    expect(page.at(-1)).toMatch(new RegExp(`Page ${place + 1} of ${pages.length}$`))
  }
  const rows = pages
    .flat()
    .flatMap((line) => /^\d+\|Register no\. \d+\|\d+ pcs\|(.*)$/.exec(line)?.[1]?.split('|') ?? [])
  const amounts = rows.map((amount) => toPaise(Number(amount.replaceAll(',', ''))))
  const column = (at: number) => amounts.filter((_, place) => place % 6 === at).reduce((sum, amount) => sum + amount, 0)
  expect(rows).toHaveLength(600)
  const [, , , , sums = ''] = /^Total\|(.*?)\|(.*?)\|(.*?)\|(.*?)$/m.exec(pages.flat().join('\n')) ?? []
  expect(column(5)).toBe(toPaise(Number(sums.split('|').at(-1)?.replaceAll(',', ''))))
  const roundOff = /Round off\|([\d.]+)/.exec(pages.flat().join('\n'))?.[1]
  expect(column(5) + toPaise(Number(roundOff))).toBe(toPaise(order.total))
})

test.each([
  ['Hindi', 'श्रीमती प्रियंका', /श्रीमती/],
  ['Tamil', 'கலா', /கலா/],
  ['Bangla', 'কলকাতা', /কলকাতা/],
  ['Kannada', 'ಕಮಲಾ', /ಕಮಲಾ/],
  ['Gujarati', 'કમળ', /કમળ/],
  ['Punjabi', 'ਕਮਲ', /ਕਮਲ/],
  ['Odia', 'କମଳା', /କମଳା/],
  ['Telugu', 'కమల', /కమల/],
  ['Malayalam', 'കമല', /കമല/],
  ['a script without a font', '山田', /\|\?\?$/m],
  ['emoji', 'Asha 🎉', /\|Asha ?$/m],
])('a name in %s is readable', async (_, name, readable) => {
  expect(pdfText(await pdfOf(anOrder({ customer: { name } })))).toMatch(readable)
})

/** One script a text, so that each font has to be brought along by the text itself. */
const HINDI = 'नमस्ते'
const TAMIL = 'தமிழ்'
const line = { productId: null, name: 'Gel Pen', quantity: 1, price: 100, image: null, soldBy: null }
const reduced = { discount: 11.8, total: 106.2, lines: [line] }
test.each<[string, Parameters<typeof anOrder>[0]]>([
  ['product', { lines: [{ ...line, name: HINDI }] }],
  ['street', { address: { street: HINDI } }],
  ['city', { address: { city: HINDI } }],
  ['state', { address: { state: HINDI } }],
  ['postal code', { address: { postalCode: HINDI } }],
  ['country', { address: { country: HINDI } }],
  ['coupon', { ...reduced, couponCode: HINDI }],
  ['order number', { number: HINDI }],
  ['invoice number', { invoiceNumber: HINDI }],
  ['payment id', { paymentId: HINDI }],
])('whatever is drawn may be in any script: the %s', async (_, wish) => {
  for (const script of [HINDI, TAMIL]) {
    const order = JSON.parse(JSON.stringify(anOrder(wish)).replaceAll(HINDI, script))
    expect(pdfText(await pdfOf(order))).toContain(script)
  }
})

test.each(['山田', 'ꯃꯅꯤꯄꯨꯔ', '\u{1F58B}', '\u{10FFFF}', '\ud800'])(
  '%j in every place of it falls back',
  async (strange) => {
    const order = anOrder({
      ...reduced,
      couponCode: strange,
      customer: { name: strange, phone: strange },
      address: { street: strange, city: strange, state: strange, postalCode: strange, country: strange },
      lines: [{ ...line, name: strange }],
    })
    expect(pdfText(await pdfOf(order))).toContain('1 pcs|100.00')
  },
)

test('very long names and amounts wrap inside the sheet', async () => {
  const order = orderOf([['W'.repeat(400), 99_99_999.99, 999]], {
    address: { street: 'x'.repeat(300), state: 'Karnataka' },
    couponCode: 'DISCOUNT10',
  })
  const text = pdfText(await pdfOf(order))
  expect(text.match(/W/g)).toHaveLength(400)
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(300)
  expect(text).toContain('|99,99,999.99|')
})

test('the same order gives the same file', async () => {
  const order = orderOf([['Gel Pen', 40.5, 1]])
  expect(Buffer.compare(await pdfOf(order), await pdfOf(order))).toBe(0)
})
