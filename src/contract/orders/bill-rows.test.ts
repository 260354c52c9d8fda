import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { payableOf } from '#contract/checkout/totals.ts'
import { billRows } from './bill-rows.ts'

/** The amounts of an order of this subtotal, in rupees as pages have them. */
function amountsOf(subtotalPaise: number, couponCode: string | null) {
  const { subtotal, tax, discount, payable } = payableOf(subtotalPaise, couponCode)
  return {
    subtotal: toRupees(subtotal),
    tax: toRupees(tax),
    taxPercent: 18,
    discount: toRupees(discount),
    total: toRupees(payable),
    couponCode,
  }
}

test('the rows of any order add up to its total, to the paisa', () => {
  const subtotal = fc.integer({ min: 1, max: 10_00_00_000_00 })
  fc.assert(
    fc.property(subtotal, fc.constantFrom(null, 'DISCOUNT10'), (paise, coupon) => {
      const amounts = amountsOf(paise, coupon)
      const { charges, discounted } = billRows(amounts)
      const [whole, discount] = discounted
      const charged = charges.reduce((all, { amount }) => all + toPaise(amount), 0)
      if (whole) expect(charged).toBe(toPaise(whole.amount))
      expect(charged + toPaise(discount?.amount ?? 0)).toBe(toPaise(amounts.total))
    }),
  )
})

const texts = (rows: readonly { label: string; text: string }[]) => rows.map(({ label, text }) => `${label} ${text}`)

test('what comes from rounding twice is a row of its own, and only where there is some', () => {
  expect(texts(billRows(amountsOf(40_50, null)).charges)).toEqual([
    'Subtotal ₹40.50',
    'Tax (18%) ₹8',
    'Round off −₹0.50',
    'Delivery Free',
  ])
  expect(texts(billRows(amountsOf(100_00, null)).charges)).not.toContainEqual(expect.stringContaining('Round off'))
})

test('[BUY-03] a discount comes off the rounded total, and both are shown', () => {
  expect(texts(billRows(amountsOf(100_00, 'DISCOUNT10')).discounted)).toEqual([
    'Total ₹118',
    'Discount (DISCOUNT10) −₹11.80',
  ])
  expect(billRows(amountsOf(100_00, null)).discounted).toEqual([])
})
