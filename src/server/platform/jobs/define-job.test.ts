import { expect, test } from 'vitest'
import { growingDelays } from './define-job.ts'

test.each([
  [10, 40, 100, [10, 20, 40, 40]],
  [10, 10, 30, [10, 10, 10]],
  [50, 100, 10, [50]],
])('delays from %i up to %i for %i', (first, longest, whole, delays) => {
  expect(growingDelays(first, longest, whole)).toEqual(delays)
})
