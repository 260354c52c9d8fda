import { expect, test } from 'vitest'
import { columnAt, scaleFor, shortRupees } from './chart-scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150]],
  [9_450, [0, 2_500, 5_000, 7_500, 10_000]],
  [3, [0, 1, 2, 3]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('up to %i the lines are at %j', (largest, lines) => {
  expect(scaleFor(largest)).toEqual(lines)
})

test.each([
  [0, '₹0'],
  [950, '₹950'],
  [2_500, '₹2.5k'],
  [150_000, '₹1.5L'],
  [20_000_000, '₹2Cr'],
])('%i is %s', (amount, text) => {
  expect(shortRupees(amount)).toBe(text)
})

test.each([
  [-0.1, 0],
  [0, 0],
  [0.5, 3],
  [0.999, 6],
  [1, 6],
])('at %f of the width of seven columns is number %i', (share, column) => {
  expect(columnAt(share, 7)).toBe(column)
})
