import { expect, test } from 'vitest'
import { daysFault, daysOf, spanOf } from './report-span.ts'

const NOW = new Date('2026-11-16T20:00:00Z')

test.each([
  [{}, { from: '2026-10-19', to: '2026-11-17' }],
  [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-17' }],
  [
    { from: '2026-01-01', to: '2026-01-02' },
    { from: '2026-01-01', to: '2026-01-02' },
  ],
])('%j means %j', (asked, days) => {
  expect(daysOf(asked, NOW)).toEqual(days)
})

test('days begin and end at midnight in India', () => {
  expect(spanOf({ from: '2026-11-16', to: '2026-11-17' })).toEqual({
    since: new Date('2026-11-15T18:30:00Z'),
    until: new Date('2026-11-17T18:30:00Z'),
    days: 2,
  })
})

test.each([
  ['2026-11-17', '2026-11-16', 'The first day must not be after the last.'],
  ['2026-11-16', '2026-11-16', undefined],
  ['2024-11-17', '2026-11-17', undefined],
  ['2024-11-16', '2026-11-17', 'Choose at most two years.'],
])('from %s to %s: %s', (from, to, fault) => {
  expect(daysFault({ from, to })?.text).toBe(fault)
})
