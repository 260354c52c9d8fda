import { expect, test } from 'vitest'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { billRows } from '#contract/orders/bill-rows.ts'
import { invoiceOf } from '#contract/orders/invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import { billOf } from '#server/orders/mail-parts.ts'
import { anOrder } from '#tests/support/orders.ts'
import { type Priced, payableOf, subtotalOf } from './totals.ts'

const CARTS = 2_000_000
const PAPERS = 5_000
const MOST_LINES = 8
/** A few seconds; a minute where others want the same processor. */
const PATIENCE_MS = 120_000

/** Random numbers that are the same in each run (mulberry32). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (upTo: number) => Math.floor(next() * upTo)
}

/** A cart in paise. Many cheap things and some dear ones; half of all prices are whole rupees, as in a real shop. */
function randomCart(roll: (upTo: number) => number): { lines: Priced[]; coupon: string | null } {
  const lines = Array.from({ length: 1 + roll(MOST_LINES) }, () => {
    const price = 1 + roll([100_00, 1_000_00, 10_00_000_00][roll(3)] ?? 1)
    return { price: roll(2) ? price : Math.ceil(price / 100) * 100, quantity: 1 + roll(roll(4) ? 10 : 999) }
  })
  return { lines, coupon: roll(3) ? null : 'DISCOUNT10' }
}

/** What somebody reads is what they would type. */
const readPaise = (shown: string) => Math.round(Number(shown.replace(/[^\d.]/g, '')) * 100)

test(`page, server and payment order agree to the paisa over ${CARTS} carts`, { timeout: PATIENCE_MS }, () => {
  const roll = dice(20_261_116)
  const wrong: unknown[] = []
  for (let cart = 0; cart < CARTS; cart += 1) {
    const { lines, coupon } = randomCart(roll)
    const server = payableOf(subtotalOf(lines), coupon)
    // The page has prices in rupees and sends rupees back.
    const seen = lines.map(({ price, quantity }) => ({ price: toPaise(toRupees(price)), quantity }))
    const page = payableOf(subtotalOf(seen), coupon)
    const amountSent = toRupees(page.payable)
    const agrees =
      page.subtotal === server.subtotal &&
      page.tax === server.tax &&
      page.discount === server.discount &&
      toPaise(amountSent) === server.payable &&
      Number.isSafeInteger(server.payable) &&
      server.payable > 0
    if (!agrees) wrong.push({ lines, coupon, page, server })
  }
  expect(wrong).toEqual([])
})

test(`what is shown, mailed and invoiced comes to the same over ${PAPERS} carts`, { timeout: PATIENCE_MS }, () => {
  const roll = dice(42)
  for (let cart = 0; cart < PAPERS; cart += 1) {
    const { lines, coupon } = randomCart(roll)
    const { subtotal, tax, discount, payable } = payableOf(subtotalOf(lines), coupon)
    const order: Order = JSON.parse(
      JSON.stringify(
        anOrder({
          subtotal: toRupees(subtotal),
          tax: toRupees(tax),
          discount: toRupees(discount),
          total: toRupees(payable),
          couponCode: coupon,
          lines: lines.map(({ price, quantity }) => ({
            productId: null,
            name: 'Pen',
            quantity,
            price: toRupees(price),
            image: null,
          })),
        }),
      ),
    )
    expect(readPaise(formatRupees(order.total))).toBe(payable)
    const { charges, discounted } = billRows(order)
    const [, off] = discounted
    expect([...charges, ...(off ? [off] : [])].reduce((sum, { amount }) => sum + toPaise(amount), 0)).toBe(payable)
    expect(mailedAmounts(order)).toEqual({ lines: subtotal, rest: payable, total: payable })
    const sale = {
      lines: order.lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity })),
      discount: toPaise(order.discount),
      total: toPaise(order.total),
      taxPercent: order.taxPercent,
      sellerState: 'Karnataka',
    }
    for (const deliveryState of ['Karnataka', 'Assam']) {
      const invoice = invoiceOf({ ...sale, deliveryState })
      const paid = invoice.lines.reduce((sum, line) => sum + line.total, invoice.roundOff)
      expect({ paid, value: invoice.value }).toEqual({ paid: payable, value: subtotal })
    }
  }
})

/** The amounts of a mail's bill as they stand in it: all lines, all rows below them, and the total. */
function mailedAmounts(order: Order) {
  const [bill] = billOf(order)
  if (!bill || typeof bill === 'string' || !('rows' in bill)) throw new Error('The bill is no table')
  // The total that a discount comes off says nothing new.
  const added = bill.rows.filter(({ label }) => label !== 'Total')
  const amounts = added.map(({ amount }) => readPaise(amount) * (amount.startsWith('−') ? -1 : 1))
  const sum = (some: number[]) => some.reduce((all, amount) => all + amount, 0)
  const count = order.lines.length
  return { lines: sum(amounts.slice(0, count)), rest: sum(amounts.slice(count, -1)), total: amounts.at(-1) }
}
