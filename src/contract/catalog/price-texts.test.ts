import { expect, test } from 'vitest'
import { pieceText, unitText, withTaxText } from './price-texts.ts'

test.each([
  [90, '₹107 incl. GST'],
  [40.5, '₹48 incl. GST'],
  [100, '₹118 incl. GST'],
  [1, '₹2 incl. GST'],
  [1_05_999.99, '₹1,25,080 incl. GST'],
])('[CONST-01] beside ₹%d stands what is paid for one: %s', (price, text) => {
  expect(withTaxText(price)).toBe(text)
})

test.each([
  [90, 10, '₹9 per piece'],
  [95, 10, '₹9.50 per piece'],
  [100, 3, '₹33.33 per piece'],
])('₹%d for a pack of %d is %s, and the pack is never called each', (price, packSize, text) => {
  expect(pieceText(price, packSize)).toBe(text)
  expect(unitText(packSize)).toBe('per pack')
  expect(unitText(1)).toBe('each')
})
