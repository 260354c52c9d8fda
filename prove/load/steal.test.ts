import { expect, test } from 'vitest'
import { stolenIn, ticksIn } from './steal.ts'

const STAT = `cpu  100 5 50 800 20 0 5 20 7 0
cpu0 50 2 25 400 10 0 2 10 3 0
`

test('the first line of what Linux counts is all processors', () => {
  expect(ticksIn(STAT)).toEqual({ stolen: 20, all: 1_000 })
  expect(ticksIn(''), 'elsewhere').toEqual({ stolen: 0, all: 0 })
})

test('what others had is a share of what passed between the first look and the last', () => {
  const looks = [
    { stolen: 20, all: 1_000 },
    { stolen: 20, all: 1_100 },
    { stolen: 70, all: 1_200 },
  ]
  expect(stolenIn(looks)).toBe(0.25)
  expect(stolenIn(looks.slice(0, 1))).toBe(0)
  expect(stolenIn([])).toBe(0)
})
