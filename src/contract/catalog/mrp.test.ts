import { expect, test } from 'vitest'
import { mrpFault } from './mrp.ts'
import { percentBelowMrp } from './price-texts.ts'

test.each([
  [100, undefined, undefined],
  [100, null, undefined],
  [100, 118, undefined],
  [100, 120, undefined],
  [100, 117.99, 'With GST this sells for ₹118. The MRP can’t be less'],
  [100, 100, 'With GST this sells for ₹118. The MRP can’t be less'],
])('price %s, MRP %s: %s', (price, mrp, fault) => {
  expect(mrpFault(price, mrp)).toBe(fault)
})

test.each([
  [100, undefined, 0],
  [100, 118, 0],
  [100, 119, 0],
  [100, 120, 1],
  [100, 140, 15],
  [45, 60, 10],
  [100, 236, 50],
])('price %s, MRP %s: %s%% off, never more than it is', (price, mrp, percent) => {
  expect(percentBelowMrp(price, mrp)).toBe(percent)
})
