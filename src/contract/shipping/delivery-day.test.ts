import { expect, test } from 'vitest'
import { dayInShort, dayInWords, deliveryDay, dispatchDay } from './delivery-day.ts'

// 16 November 2026 is a Monday.
test.each([
  ['Monday', '2026-11-16T06:00:00Z', '2026-11-18', 2, '2026-11-20'],
  ['Monday, a minute before midnight in India', '2026-11-16T18:29:00Z', '2026-11-18', 2, '2026-11-20'],
  ['Tuesday, midnight in India', '2026-11-16T18:30:00Z', '2026-11-19', 2, '2026-11-21'],
  ['Friday: over the Sunday', '2026-11-20T06:00:00Z', '2026-11-23', 2, '2026-11-25'],
  ['Saturday: over the Sunday', '2026-11-21T06:00:00Z', '2026-11-24', 1, '2026-11-25'],
  ['Sunday', '2026-11-22T06:00:00Z', '2026-11-24', 5, '2026-11-30'],
  ['over the turn of the year', '2026-12-30T06:00:00Z', '2027-01-01', 3, '2027-01-04'],
])('ordered on %s it leaves and arrives in time', (_, orderedAt, leaves, courierDays, arrives) => {
  expect(dispatchDay(new Date(orderedAt), 2)).toBe(leaves)
  expect(deliveryDay(new Date(orderedAt), 2, courierDays)).toBe(arrives)
})

test('a shop that packs within a day, or takes a week, says so', () => {
  const monday = new Date('2026-11-16T06:00:00Z')
  expect([1, 2, 6].map((days) => dispatchDay(monday, days))).toEqual(['2026-11-17', '2026-11-18', '2026-11-23'])
})

test('a day in words is the same day wherever it is read', () => {
  expect(dayInWords('2026-11-20')).toBe('Friday, 20 November')
  expect(dayInShort('2026-11-20')).toBe('Fri, 20 Nov')
})
