import { expect, test } from 'vitest'
import { couponCode } from './coupon.ts'
import { payableOf } from './totals.ts'

test.each([
  ['DISCOUNT10', 'DISCOUNT10'],
  ['discount10', 'DISCOUNT10'],
  ['  Discount10\n', 'DISCOUNT10'],
  ['DISCOUNT 10', undefined],
  ['DISCOUNT100', undefined],
  ['toString', undefined],
  ['', undefined],
])('[BUY-03] %j is read as %s', (typed, code) => {
  expect(couponCode(typed)).toBe(code)
})

test.each([
  [10_000, { tax: 1_800, total: 11_800, discount: 1_180, payable: 10_620 }],
  [9_999, { tax: 1_800, total: 11_800, discount: 1_180, payable: 10_620 }],
  [100, { tax: 100, total: 200, discount: 20, payable: 180 }],
  [12_345_678, { tax: 2_222_300, total: 14_568_000, discount: 1_456_800, payable: 13_111_200 }],
])('[BUY-03] ten percent off %i paise is exact', (subtotal, expected) => {
  expect(payableOf(subtotal, 'DISCOUNT10')).toEqual({ subtotal, ...expected })
  expect(payableOf(subtotal)).toMatchObject({ discount: 0, payable: expected.total })
})
