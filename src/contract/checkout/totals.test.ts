import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPaise } from '#contract/catalog/money.ts'
import { totalsOf } from './totals.ts'

test.each([
  // rupees: subtotal, tax, total
  [0, 0, 0],
  [0.01, 1, 1],
  [1, 1, 2],
  [40, 8, 48],
  [40.5, 8, 48],
  [50, 9, 59],
  [90, 17, 107],
  [100, 18, 118],
  [100.01, 19, 119],
  [149.99, 27, 177],
  [150, 27, 177],
  [350, 63, 413],
  [1_00_000, 18_000, 1_18_000],
  [99_99_999.99, 18_00_000, 1_18_00_000],
])('[CONST-01] ₹%d has ₹%d tax and comes to ₹%d', (subtotal, tax, total) => {
  const paise = { subtotal: toPaise(subtotal), tax: toPaise(tax), total: toPaise(total) }
  expect(totalsOf(toPaise(subtotal))).toEqual(paise)
})

test.each([
  // percent, rupees: subtotal, tax, total
  [5, 100, 5, 105],
  [5, 40.5, 3, 43],
  [12, 150, 18, 168],
  [0, 99.5, 0, 100],
])('at %i%% ₹%d has ₹%d tax and comes to ₹%d', (percent, subtotal, tax, total) => {
  expect(totalsOf(toPaise(subtotal), percent)).toMatchObject({ tax: toPaise(tax), total: toPaise(total) })
})

test('[CONST-01] is exact for every subtotal: never a rupee more than needed, never a paisa less', () => {
  const MOST = 10_000_000_00
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST }), (subtotal) => {
      const { tax, total } = totalsOf(subtotal)
      const ceiled = (percent: bigint) => Number((BigInt(subtotal) * percent + 9_999n) / 10_000n) * 100
      expect({ tax, total }).toEqual({ tax: ceiled(18n), total: ceiled(118n) })
    }),
  )
})
