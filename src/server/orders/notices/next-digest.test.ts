import { expect, test } from 'vitest'
import { nextDigest } from './next-digest.ts'

test.each([
  // Half past two in the afternoon, and one minute to three, in India.
  ['hourly', '2026-11-16T09:00:00Z', '2026-11-16T09:30:00Z'],
  ['hourly', '2026-11-16T09:29:00Z', '2026-11-16T09:30:00Z'],
  ['hourly', '2026-11-16T09:30:00Z', '2026-11-16T10:30:00Z'],
  // Nine in the morning in India.
  ['daily', '2026-11-16T03:29:59Z', '2026-11-16T03:30:00Z'],
  ['daily', '2026-11-16T03:30:00Z', '2026-11-17T03:30:00Z'],
  ['daily', '2026-11-16T20:00:00Z', '2026-11-17T03:30:00Z'],
] as const)('%s at %s is at %s', (every, now, next) => {
  expect(nextDigest(every, new Date(now)).toISOString()).toBe(new Date(next).toISOString())
})
