import { expect, test } from 'vitest'
import { taxRecordsSince } from './tax-records.ts'

test.each([
  // The return of 2019-20 was due on 31 December 2020; six years later its records may go.
  ['2026-12-31T18:29:59Z', '2019-04-01T00:00:00+05:30'],
  ['2026-12-31T18:30:00Z', '2020-04-01T00:00:00+05:30'],
  ['2027-11-17T10:00:00Z', '2020-04-01T00:00:00+05:30'],
])('at %s records are kept from %s on', (now, since) => {
  expect(taxRecordsSince(new Date(now))).toEqual(new Date(since))
})
