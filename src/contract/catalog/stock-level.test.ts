import { expect, test } from 'vitest'
import { stockLevel } from './stock-level.ts'

test.each([
  [0, 'none'],
  [1, 'few'],
  [5, 'few'],
  [6, 'enough'],
])('%i left is %s', (stocks, level) => {
  expect(stockLevel(stocks)).toBe(level)
})
