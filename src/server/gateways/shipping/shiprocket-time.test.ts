import { expect, test } from 'vitest'
import { readVendorTime, vendorTime } from './shiprocket-time.ts'

test.each([
  ['2023-05-23 11:43:52', '2023-05-23T06:13:52.000Z'],
  ['23 05 2023 11:43:52', '2023-05-23T06:13:52.000Z'],
  ['01 01 2027 00:10:00', '2026-12-31T18:40:00.000Z'],
  ['2023-05-23T11:43:52', '2023-05-23T06:13:52.000Z'],
])('%s in India is %s', (text, iso) => {
  expect(readVendorTime(text)?.toISOString()).toBe(iso)
})

test.each(['', 'null', 'yesterday', '2023-05-23', '2023-15-45 11:43:52', '45 15 2023 11:43:52', null, undefined])(
  '%j is no time',
  (text) => {
    expect(readVendorTime(text)).toBeUndefined()
  },
)

test('an order of late evening in UTC has the Indian date', () => {
  expect(vendorTime(new Date('2026-11-15T20:15:00Z'))).toBe('2026-11-16 01:45')
})
