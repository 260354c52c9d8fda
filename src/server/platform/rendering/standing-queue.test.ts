import { expect, test } from 'vitest'
import { standingQueue } from './standing-queue.ts'

/** When somebody's turn comes, and how long they have waited then. */
type Turn = [second: number, waited: number]

test.each<[string, Turn[], boolean[]]>([
  [
    'nobody waits long',
    [
      [0, 0.1],
      [1, 1.9],
    ],
    [false, false],
  ],
  [
    'they do for a moment',
    [
      [0, 1.9],
      [1, 2.4],
      [2, 3],
      [3, 0.5],
      [9, 2.1],
    ],
    [false, false, false, false, false],
  ],
  [
    'they do and go on doing so',
    [
      [0, 2],
      [1, 2.5],
      [2, 3],
      [2, 1.5],
      [3, 2],
      [4, 1.2],
    ],
    [false, false, true, false, true, false],
  ],
  [
    'it was so yesterday',
    [
      [0, 2],
      [2, 3],
      [3, 0.9],
      [90_000, 2],
      [90_001, 3],
      [90_002, 4],
    ],
    [false, true, false, false, false, true],
  ],
])('%s', (_, turns, refused) => {
  let second = 0
  const isTooLong = standingQueue(2_000, () => second * 1_000)
  const seen = turns.map(([at, waited]) => {
    second = at
    return isTooLong(waited * 1_000)
  })
  expect(seen).toEqual(refused)
})
