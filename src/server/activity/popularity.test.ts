import { expect, test } from 'vitest'
import { popularityOf, sumOfPopularities } from './popularity.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

test.each([
  [1, 4, 2],
  [4, 7, 2],
  [1, 7, 4],
  [1, 31, 1024],
])('what happened on day %d counts on day %d as much as %d times less', (earlier, later, times) => {
  expect(popularityOf(times, day(earlier))).toBeCloseTo(popularityOf(1, day(later)), 9)
})

test('a purchase outweighs seven looks at the same moment', () => {
  expect(Math.exp(popularityOf(8, day(1)) - popularityOf(7, day(1)))).toBeCloseTo(8 / 7, 9)
})

test('what several did at the same moment adds up, however far apart moments are', () => {
  expect(sumOfPopularities([3, 4, 1].map((weight) => popularityOf(weight, day(1))))).toBeCloseTo(
    popularityOf(8, day(1)),
    9,
  )
  expect(sumOfPopularities([popularityOf(8, new Date(0)), popularityOf(1, day(1))])).toBe(popularityOf(1, day(1)))
})
