import { expect, test } from 'vitest'
import { presetsAt } from './day-presets.ts'

test.each([
  // Half past one at night in India, while it is still the day before elsewhere.
  ['2026-11-16T20:00:00Z', 'Last 7 days', '2026-11-11', '2026-11-17'],
  ['2026-11-16T20:00:00Z', 'This month', '2026-11-01', '2026-11-17'],
  ['2026-11-16T20:00:00Z', 'Last month', '2026-10-01', '2026-10-31'],
  ['2026-11-16T20:00:00Z', 'This financial year', '2026-04-01', '2026-11-17'],
  ['2027-01-05T06:00:00Z', 'Last month', '2026-12-01', '2026-12-31'],
  ['2027-03-05T06:00:00Z', 'Last month', '2027-02-01', '2027-02-28'],
  ['2027-03-31T06:00:00Z', 'This financial year', '2026-04-01', '2027-03-31'],
  ['2027-04-01T06:00:00Z', 'This financial year', '2027-04-01', '2027-04-01'],
])('at %s %s is %s to %s', (now, name, from, to) => {
  expect(presetsAt(new Date(now)).find((preset) => preset.name === name)).toEqual({ name, from, to })
})
