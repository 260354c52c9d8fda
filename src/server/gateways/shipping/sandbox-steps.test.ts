import { expect, test } from 'vitest'
import { reachedBy, SANDBOX_STEPS } from './sandbox-steps.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = new Date('2026-11-16T04:30:00Z')
const after = (ms: number) => new Date(START.getTime() + ms)

test.each([
  [0, 'courierAssigned'],
  [30 * MINUTE - 1, 'courierAssigned'],
  [30 * MINUTE, 'pickedUp'],
  [2 * HOUR, 'inTransit'],
  [24 * HOUR - 1, 'inTransit'],
  [24 * HOUR, 'outForDelivery'],
  [30 * HOUR, 'delivered'],
  [300 * HOUR, 'delivered'],
])('%i ms after it was sent a parcel is %s', (ms, stage) => {
  expect(SANDBOX_STEPS[reachedBy(after(ms), [START]).length - 1]?.stage).toBe(stage)
})

test('steps taken by hand bring the later ones forward', () => {
  const hurried = [START, after(MINUTE)]
  expect(reachedBy(after(91 * MINUTE - 1), hurried)).toEqual(hurried)
  expect(reachedBy(after(91 * MINUTE), hurried)).toEqual([...hurried, after(91 * MINUTE)])
})
