import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INDIAN_STATES } from '#contract/addresses/indian-states.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'
import { issueInvoice, taxOf } from './issued-invoice.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const state = fc.constantFrom(...INDIAN_STATES.map(({ name }) => name))
const line = fc.record({
  name: fc.string(),
  price: fc.integer({ min: 1, max: 10_00_000_00 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})
const ASHA = { name: 'Asha Verma', street: '12 MG Road', city: 'Town', postalCode: '560001', country: 'India' }
const anyInvoice = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 40 }),
    coupon: fc.constantFrom(null, 'DISCOUNT10'),
    // Half of all sales stay at home, so that each kind of tax comes up.
    states: fc.oneof(
      state.map((home) => [home, home] as const),
      fc.tuple(state, state),
    ),
  })
  .map(({ lines, coupon, states: [from, deliveryState] }) => {
    const { discount, payable: total } = payableOf(subtotalOf(lines), coupon)
    return issueInvoice(
      { lines, discount, total, taxPercent: 18, recipient: { ...ASHA, state: deliveryState } },
      { ...SHOP_OWNER, state: from },
    )
  })

test('whatever is sold, wherever it goes: rows and columns add up to the paisa, and so do the taxes of the books', () => {
  fc.assert(
    fc.property(anyInvoice, ({ lines, value, discount, taxable, taxes, roundOff, total, ...invoice }) => {
      expect(value - discount).toBe(taxable)
      expect(taxable + taxOf({ taxes }) + roundOff).toBe(total)
      expect(sum(lines.flatMap((one) => one.taxes))).toBe(taxOf({ taxes }))
      expect(sum(lines.map((one) => one.total)) + roundOff).toBe(total)
      expect(sum(lines.map((one) => one.taxable))).toBe(taxable)
      expect(invoice.seller.gstin).toBe(SHOP_OWNER.gstin)
    }),
  )
})

test('it is the same after it was stored and read', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      expect(JSON.parse(JSON.stringify(invoice))).toEqual(invoice)
    }),
  )
})
