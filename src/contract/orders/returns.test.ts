import { expect, test } from 'vitest'
import { mayReturn } from './returns.ts'

const DELIVERED = new Date('2026-11-01T10:00:00Z')

test.each([
  [7, '2026-11-01T10:00:00Z', true],
  [7, '2026-11-08T09:59:59Z', true],
  [7, '2026-11-08T10:00:00Z', false],
  [30, '2026-12-01T09:59:59Z', true],
  [30, '2026-12-01T10:00:00Z', false],
])('with %i days to return, on %s it is still possible: %s', (days, now, possible) => {
  expect(mayReturn(DELIVERED, days, new Date(now))).toBe(possible)
})

test('what has not been delivered cannot be sent back', () => {
  expect(mayReturn(null, 7, DELIVERED)).toBe(false)
})
