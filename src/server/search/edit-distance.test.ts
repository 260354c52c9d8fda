import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['pen', 'pen', 0],
  ['notbook', 'notebook', 1],
  ['pensil', 'pencil', 1],
  ['pecnil', 'pencil', 1],
  ['stapeler', 'stapler', 1],
  ['', 'pen', 3],
  ['pen', '', 3],
  ['ab', 'ba', 1],
  ['glue', 'pen', 4],
  ['✏️pen', 'pen', 2],
])('from %j to %j it is %d letters', (from, to, letters) => {
  expect(editDistance(from, to)).toBe(letters)
})
