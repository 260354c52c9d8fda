import { expect, test } from 'vitest'
import { beyond } from './limits.ts'

const entries = (...sizes: number[]) => sizes.map((bytes, index) => ({ key: index + 1, bytes }))

test.each([
  ['all fit', entries(10, 10), { count: 2, bytes: 20 }, []],
  ['too many: the oldest go', entries(1, 1, 1, 1), { count: 2, bytes: 100 }, [1, 2]],
  ['too large together: the oldest go', entries(60, 30, 30), { count: 9, bytes: 100 }, [1]],
  ['one that is too large takes those before it along', entries(1, 200, 1), { count: 9, bytes: 100 }, [1, 2]],
  ['nothing there', [], { count: 1, bytes: 1 }, []],
])('%s', (_, kept, limits, gone) => {
  expect(beyond(kept, limits)).toEqual(gone)
})
