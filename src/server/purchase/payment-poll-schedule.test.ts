import { expect, test } from 'vitest'
import { HOLD_MS, nextPollAt } from './payment-poll-schedule.ts'

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

test('one question is at the very end of the hold, so that pieces are not kept longer', () => {
  const justBefore = new Date(OPENED.getTime() + HOLD_MS - 1)
  expect(nextPollAt(OPENED, justBefore)).toEqual(new Date(OPENED.getTime() + HOLD_MS))
})
