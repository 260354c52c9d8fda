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
      const sum = billRows(amounts).reduce((all, { amount }) => all + toPaise(amount), 0)
      expect(sum).toBe(toPaise(amounts.total))
    }),
  )
})

test('what comes from rounding twice is a row of its own, and only where there is some', () => {
  expect(billRows(amountsOf(40_50, null))).toEqual([
    { label: 'Subtotal', amount: 40.5 },
    { label: 'Tax (18%)', amount: 8 },
    { label: 'Round off', amount: -0.5 },
  ])
  expect(billRows(amountsOf(100_00, null)).map(({ label }) => label)).toEqual(['Subtotal', 'Tax (18%)'])
})
