import { expect, test } from 'vitest'
import { nextPollAt, nextSweepAt } from './payment-poll-schedule.ts'

const OPENED = new Date('2026-11-16T10:00:00Z')
const after = (minutes: number) => new Date(OPENED.getTime() + minutes * 60_000)

test.each([
  [0, 2],
  [2, 5],
  [14.9, 15],
  [15, 16],
  [24 * 60, 73 * 60],
])('after %d minutes the provider is asked next at minute %d', (now, next) => {
  expect(nextPollAt(OPENED, after(now))).toEqual(after(next))
})

test('banks have three days; then nothing is expected any more', () => {
  expect(nextPollAt(OPENED, after(73 * 60))).toBeUndefined()
})

test.each([
  ['open', 12, 10, 12],
  ['open', 12, 12, 15],
  ['open', 12, 5, 10],
  ['open', 28, 16, 28],
  ['released', 28, 16, 30],
])('%s until minute %d, it is swept after minute %d at minute %d', (status, expires, now, next) => {
  const checkout = { createdAt: OPENED, expiresAt: after(expires), status }
  expect(nextSweepAt(checkout, after(now))).toEqual(after(next))
})
