import { expect, test } from 'vitest'
import { dateInIndia, startOfDay } from './india-days.ts'

test.each([
  ['2026-11-16T18:29:59.999Z', '2026-11-16', '2026-11-15T18:30:00.000Z'],
  ['2026-11-16T18:30:00.000Z', '2026-11-17', '2026-11-16T18:30:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2026-12-31T18:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2028-02-29', '2028-02-28T18:30:00.000Z'],
])('at %s it is the %s in India, which began at %s', (moment, date, start) => {
  expect(dateInIndia(new Date(moment))).toBe(date)
  expect(startOfDay(new Date(moment)).toISOString()).toBe(start)
})

test('days are counted back across the end of a month', () => {
  expect(startOfDay(new Date('2026-03-01T06:00:00Z'), 1).toISOString()).toBe('2026-02-27T18:30:00.000Z')
})
