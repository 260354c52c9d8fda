import { expect, test } from 'vitest'
import { formatRupees, toRupees } from './money.ts'

test.each([
  [0, '₹0'],
  [9, '₹9'],
  [999, '₹999'],
  [1_234, '₹1,234'],
  [1_23_456, '₹1,23,456'],
  [12_34_567.5, '₹12,34,567.50'],
  [106.2, '₹106.20'],
  [-1_234, '-₹1,234'],
])('[CONST-02] %d rupees read %s, grouped the Indian way', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

test('paise become rupees without losing one', () => {
  expect(toRupees(10_620)).toBe(106.2)
})
