import { expect, test } from 'vitest'
import { shownStock, stockLevel } from './stock-level.ts'

test.each([
  [0, 'none'],
  [1, 'few'],
  [5, 'few'],
  [6, 'enough'],
])('%i left is %s', (stocks, level) => {
  expect(stockLevel(stocks)).toBe(level)
})

test.each([
  [0, 0],
  [5, 5],
  [6, 999],
  [40, 999],
  [5_000, 999],
])('of %i in stock pages know %i', (stocks, shown) => {
  expect(shownStock(stocks)).toBe(shown)
})
