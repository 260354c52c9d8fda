import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portionOf, shareOut } from './share-out.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [5, 3, 2], [5, 3, 2]],
  [7, [3, 3, 3, 1], [2, 2, 2, 1]],
  [1, [1, 2], [0, 1]],
  [0, [4, 5], [0, 0]],
  [5, [0, 7], [0, 5]],
  [0, [], []],
  [0, [0, 0], [0, 0]],
])('%d shared by %j is %j', (amount, weights, shares) => {
  expect(shareOut(amount, weights)).toEqual(shares)
})

test.each([
  [100, 9, 100, 9],
  [4050, 18, 100, 729],
  [5, 1, 2, 3],
  [25, 18, 100, 5],
  [24, 18, 100, 4],
  [99_999_999_999_99, 18, 100, 18_000_000_000_00],
])('%d × %d / %d is %d', (amount, parts, whole, portion) => {
  expect(portionOf(amount, parts, whole)).toBe(portion)
})

test('shares add up, are whole, and none is a paisa away from its exact portion', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (amount, given) => {
      const whole = given.reduce((sum, weight) => sum + weight, 0)
      fc.pre(whole > 0)
      const shares = shareOut(amount, given)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      given.forEach((weight, place) => {
        const off = BigInt(shares[place] ?? Number.NaN) * BigInt(whole) - BigInt(amount) * BigInt(weight)
        expect(off > -BigInt(whole) && off < BigInt(whole)).toBe(true)
      })
    }),
  )
})
