import { expect, test } from 'vitest'
import { averageRating } from './average-rating.ts'

test.each([
  [0, 0, 0],
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.33],
  [14, 3, 4.67],
  [4_001, 1_000, 4],
])('[PDP-03] %d stars in %d reviews average %d', (stars, reviews, average) => {
  expect(averageRating(stars, reviews)).toBe(average)
})
