import { expect, test } from 'vitest'
import { nextMorning } from './next-morning.ts'

test.each([
  ['2026-11-16T03:00:00Z', '2026-11-16T03:30:00Z'],
  ['2026-11-16T03:30:00Z', '2026-11-17T03:30:00Z'],
  ['2026-11-16T12:00:00Z', '2026-11-17T03:30:00Z'],
  ['2026-11-16T19:00:00Z', '2026-11-17T03:30:00Z'],
])('after %s comes %s: nine o’clock in India', (now, next) => {
  expect(nextMorning(new Date(now))).toEqual(new Date(next))
})
