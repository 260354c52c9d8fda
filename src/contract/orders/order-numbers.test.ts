import { expect, test } from 'vitest'
import { financialYear, lastAfterRestore, numbersOf, seriesOf } from './order-numbers.ts'

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
    const { invoiceNumber } = numbersOf({ series: '26-27', prefix: 'LKQXT', place })
    expect(invoiceNumber).toMatch(/^[A-Z\d/-]{1,16}$/)
  }
})

const AT = new Date('2026-11-16T00:00:00Z')
test.each([
  ['live', { number: 'LKQXT2627-000007', invoiceNumber: 'LKQXT/26/000007' }],
  ['test', { number: 'TEST-LKQXT-000007', invoiceNumber: 'TEST-LKQXT-000007' }],
  ['sandbox', { number: 'TEST-LKQXT-000007', invoiceNumber: 'TEST-LKQXT-000007' }],
] as const)('an order of %s money is numbered in its own series', (money, numbers) => {
  expect(numbersOf({ series: seriesOf(money, AT), prefix: 'LKQXT', place: 7 })).toEqual(numbers)
})

test.each([
  [0, { ageDays: 0, ordersADay: 0 }, 1_000],
  [1, { ageDays: 0, ordersADay: 0 }, 2_000],
  [1_000, { ageDays: 1, ordersADay: 5 }, 2_000],
  // A thousand a day, and the backup is of yesterday.
  [80_500, { ageDays: 0.9, ordersADay: 1_000 }, 101_000],
  [80_500, { ageDays: 7, ordersADay: 1_000 }, 161_000],
])('%i was drawn before a backup, %o: numbers go on after %i', (last, backup, after) => {
  expect(lastAfterRestore(last, backup)).toBe(after)
})
