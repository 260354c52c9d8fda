import { expect, test } from 'vitest'
import { isGstin, plainGstin } from './gstin.ts'

test.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAACB2894G1ZJ', true],
  ['29AAACB2894G1ZX', false],
  ['03AAJCR2207E1Z2', false],
  ['00AAPFU0939F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['27AAPFU0939F1Z', false],
  ['27AAPFU0939F1ZVV', false],
  ['', false],
])('[SELL-03] %j is a GSTIN: %s', (gstin, valid) => {
  expect(isGstin(gstin)).toBe(valid)
})

test('one wrong sign is always noticed', () => {
  const right = '27AAPFU0939F1ZV'
  for (const place of [2, 5, 8, 11, 14]) {
    const other = right.charAt(place) === 'A' ? 'B' : 'A'
    expect(isGstin(right.slice(0, place) + other + right.slice(place + 1))).toBe(false)
  }
})

test('spaces and small letters are forgiven before', () => {
  expect(isGstin(plainGstin(' 27 aapfu 0939f1zv\n'))).toBe(true)
})
