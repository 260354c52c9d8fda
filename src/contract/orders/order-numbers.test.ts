import { expect, test } from 'vitest'
import { financialYear, invoiceNumber, orderNumber } from './order-numbers.ts'

test.each([
  ['2026-11-16T00:00:00Z', '26-27'],
  ['2027-03-31T18:29:59Z', '26-27'],
  // Midnight in India is half past six in the evening before in Greenwich.
  ['2027-03-31T18:30:00Z', '27-28'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s is in the year %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('an invoice number has at most sixteen signs and only those that the law allows', () => {
  for (const place of [1, 999_999, 9_999_999]) {
    expect(invoiceNumber('26-27', place)).toMatch(/^[A-Z\d/-]{1,16}$/)
  }
  expect(invoiceNumber('26-27', 7)).toBe('LK/26-27/000007')
  expect(orderNumber('26-27', 7)).toBe('LK2627-000007')
})
