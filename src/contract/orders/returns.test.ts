import { expect, test } from 'vitest'
import { mayReturn } from './returns.ts'

const DELIVERED = new Date('2026-11-01T10:00:00Z')

test.each([
  ['2026-11-01T10:00:00Z', true],
  ['2026-11-08T09:59:59Z', true],
  ['2026-11-08T10:00:00Z', false],
])('on %s a return is still possible: %s', (now, possible) => {
  expect(mayReturn(DELIVERED, new Date(now))).toBe(possible)
})

test('what has not been delivered cannot be sent back', () => {
  expect(mayReturn(null, DELIVERED)).toBe(false)
})
