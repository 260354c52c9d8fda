import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INDIAN_STATES } from '#contract/addresses/indian-states.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { gstTaxes, stateWithCode } from './gst-taxes.ts'
import { invoiceOf } from './invoice.ts'

/** The sale of these lines with or without the coupon, from Karnataka. */
function saleOf(lines: [price: number, quantity: number][], deliveryState = 'Karnataka', coupon?: string) {
  const priced = lines.map(([price, quantity]) => ({ price, quantity }))
  const { discount, payable } = payableOf(subtotalOf(priced), coupon)
  return { lines: priced, discount, total: payable, taxPercent: 18, sellerState: 'Karnataka', deliveryState }
}

test.each([
  [5, 'Karnataka', [2_50, 2_50], 105_00],
  [12, 'Kerala', [12_00], 112_00],
  [0, 'Karnataka', [0, 0], 100_00],
])('a rate of %i%% to %s', (taxPercent, deliveryState, taxes, total) => {
  const sale = { lines: [{ price: 100_00, quantity: 1 }], discount: 0, total, taxPercent, sellerState: 'Karnataka' }
  const invoice = invoiceOf({ ...sale, deliveryState })
  expect([invoice.taxes.map(({ amount }) => amount), invoice.roundOff]).toEqual([taxes, 0])
})

describe('amounts, in paise', () => {
  test.each([
    // lines, coupon: value, discount, taxable, each tax, round-off, total
    ['whole rupees', saleOf([[100_00, 1]]), [100_00, 0, 100_00, [9_00, 9_00], 0, 118_00]],
    ['rounded up', saleOf([[40_50, 1]]), [40_50, 0, 40_50, [3_65, 3_65], 20, 48_00]],
    [
      'two lines',
      saleOf([
        [95_00, 2],
        [5_50, 1],
      ]),
      [195_50, 0, 195_50, [17_60, 17_60], 30, 231_00],
    ],
    ['with coupon', saleOf([[100_00, 1]], 'Karnataka', 'DISCOUNT10'), [100_00, 10_00, 90_00, [8_10, 8_10], 0, 106_20]],
    ['coupon, rounded', saleOf([[149_99, 1]], 'Goa', 'DISCOUNT10'), [149_99, 15_00, 134_99, [24_30], 1, 159_30]],
    ['to another state', saleOf([[40_50, 1]], 'Maharashtra'), [40_50, 0, 40_50, [7_29], 21, 48_00]],
    ['one paisa', saleOf([[1, 1]], 'Kerala'), [1, 0, 1, [0], 99, 1_00]],
    [
      'a crore',
      saleOf([[1_00_000_00, 100]], 'Kerala'),
      [1_00_00_000_00, 0, 1_00_00_000_00, [18_00_000_00], 0, 1_18_00_000_00],
    ],
  ] as const)('%s', (_, sale, [value, discount, taxable, taxes, roundOff, total]) => {
    const invoice = invoiceOf(sale)
    expect(invoice).toMatchObject({ value, discount, taxable, roundOff, total })
    expect(invoice.taxes.map(({ amount }) => amount)).toEqual(taxes)
  })
})

describe('which taxes', () => {
  test.each([
    ['Karnataka', 'Karnataka', ['CGST 9', 'SGST 9']],
    ['Karnataka', ' karnataka ', ['CGST 9', 'SGST 9']],
    ['Karnataka', 'Maharashtra', ['IGST 18']],
    ['Karnataka', 'Chandigarh', ['IGST 18']],
    ['Chandigarh', 'Chandigarh', ['CGST 9', 'UTGST 9']],
    ['Ladakh', 'Ladakh', ['CGST 9', 'UTGST 9']],
    ['Delhi', 'New Delhi', ['CGST 9', 'SGST 9']],
    ['Puducherry', 'Pondicherry', ['CGST 9', 'SGST 9']],
    ['Jammu and Kashmir', 'Jammu & Kashmir', ['CGST 9', 'SGST 9']],
    ['Karnataka', 'Bagmati', ['IGST 18']],
  ])('from %s to %s: %j', (seller, delivery, taxes) => {
    expect(gstTaxes(seller, delivery, 18).map(({ name, percent }) => `${name} ${percent}`)).toEqual(taxes)
  })

  test.each([
    ['karnataka', 'Karnataka (29)'],
    ['Orissa', 'Odisha (21)'],
    ['Bagmati', 'Bagmati'],
  ])('%s is written %s', (state, written) => {
    expect(stateWithCode(state)).toBe(written)
  })

  test('five territories pay UTGST', () => {
    const theirs = INDIAN_STATES.filter(({ name }) => gstTaxes(name, name, 18).some((tax) => tax.name === 'UTGST'))
    expect(theirs.map(({ code }) => code).sort()).toEqual(['04', '26', '31', '35', '38'])
  })
})

test('it spells the amount out and names the place', () => {
  expect(invoiceOf(saleOf([[100_00, 1]], 'Goa', 'DISCOUNT10'))).toMatchObject({
    inWords: 'Rupees One Hundred Six and Twenty Paise Only',
    placeOfSupply: 'Goa (30)',
  })
})

test('each line keeps what was sold', () => {
  const { lines } = invoiceOf({ ...saleOf([[100_00, 2]]), lines: [{ name: 'Pen', price: 100_00, quantity: 2 }] })
  expect(lines).toEqual([
    {
      sold: { name: 'Pen', price: 100_00, quantity: 2 },
      value: 200_00,
      discount: 0,
      taxable: 200_00,
      taxes: [18_00, 18_00],
      total: 236_00,
    },
  ])
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const anyLine = fc.tuple(fc.integer({ min: 1, max: 10_00_000_00 }), fc.integer({ min: 1, max: 999 }))
const anySale = fc
  .tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 100 }),
    fc.constantFrom('Karnataka', 'Kerala'),
    fc.constantFrom(undefined, 'DISCOUNT10'),
  )
  .map(([lines, state, coupon]) => saleOf(lines, state, coupon))

test('every column adds up to its total, and all of it to what was paid', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const invoice = invoiceOf(sale)
      const { lines, value, discount, taxable, taxes, roundOff, total } = invoice
      expect(total).toBe(sale.total)
      expect(taxable + sum(taxes.map(({ amount }) => amount)) + roundOff).toBe(total)
      expect(value - discount).toBe(taxable)
      for (const column of ['value', 'discount', 'taxable'] as const) {
        expect(sum(lines.map((line) => line[column]))).toBe(invoice[column])
      }
      taxes.forEach(({ amount }, place) => {
        expect(sum(lines.map((line) => line.taxes[place] ?? Number.NaN))).toBe(amount)
      })
      expect(sum(lines.map((line) => line.total))).toBe(total - roundOff)
      for (const line of lines) {
        expect(line.taxable + line.discount).toBe(line.value)
        expect(line.taxable + sum(line.taxes)).toBe(line.total)
        for (const amount of [line.discount, line.taxable, ...line.taxes]) expect(amount).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('the two halves are the same, everywhere, and the round-off stays below a rupee', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const { lines, taxes, roundOff } = invoiceOf(sale)
      expect(roundOff).toBeGreaterThanOrEqual(-1)
      expect(roundOff).toBeLessThanOrEqual(100)
      if (taxes.length === 1) return
      expect(taxes[0]?.amount).toBe(taxes[1]?.amount)
      for (const line of lines) expect(line.taxes[0]).toBe(line.taxes[1])
    }),
  )
})
