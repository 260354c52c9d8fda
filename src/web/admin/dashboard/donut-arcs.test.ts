import { expect, test } from 'vitest'
import { arcsOf } from './donut-arcs.ts'

test.each([
  [[], []],
  [
    [0, 0],
    [
      { start: 0, length: 0 },
      { start: 0, length: 0 },
    ],
  ],
  [[4], [{ start: 0, length: 100 }]],
  [
    [1, 0, 3],
    [
      { start: 0, length: 24.2 },
      { start: 25, length: 0 },
      { start: 25, length: 74.2 },
    ],
  ],
])('%j becomes %j', (values, arcs) => {
  expect(arcsOf(values)).toEqual(arcs)
})

test('the smallest part can still be seen', () => {
  expect(arcsOf([1, 10_000])[0]?.length).toBe(0.1)
})
