import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedByRounding } from './saved-by-rounding.ts'
import { subtotalOf, totalsOf } from './totals.ts'

const of = (price: number, quantity: number) => ({ price, quantity })

test.each([
  ['one piece', [of(90_00, 1)], 0],
  ['three at ₹107 come to ₹319, not ₹321', [of(90_00, 3)], 2_00],
  ['nothing to round', [of(100_00, 2), of(50_00, 1)], 0],
  ['two lines', [of(90_00, 1), of(40_50, 1)], 107_00 + 48_00 - 154_00],
  ['an empty cart', [], 0],
])('%s', (_, lines, saved) => {
  expect(savedByRounding(lines)).toBe(saved)
})

test('[CONST-01] no order costs more than the prices with tax that its shopper saw', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 1_000_000_00 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const saved = savedByRounding(lines)
      const seen = lines.reduce((sum, { price, quantity }) => sum + totalsOf(price).total * quantity, 0)
      expect(saved).toBeGreaterThanOrEqual(0)
      expect(seen - saved).toBe(totalsOf(subtotalOf(lines)).total)
    }),
  )
})
