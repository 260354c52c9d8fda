import { expect, test } from 'vitest'
import { shownStock } from './shown-stock.ts'

test.each([
  [0, 0],
  [5, 5],
  [6, 999],
  [40, 999],
  [5_000, 999],
])('of %i in stock pages know %i', (stocks, shown) => {
  expect(shownStock(stocks)).toBe(shown)
})
