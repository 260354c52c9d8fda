import { expect, test } from 'vitest'
import { addedText } from './added-text.ts'

test.each([
  [1, 1, true, 'Added to cart'],
  [3, 3, true, 'Added to cart'],
  [2, 3, true, 'Added 2, all we have in stock'],
  [0, 1, true, 'Your cart already has all we have in stock'],
  [0, 1, false, 'Your cart can hold up to 100 different products'],
])('[PDP-03] %i added of %i, in the cart: %o', (added, asked, isInCart, text) => {
  expect(addedText(added, asked, isInCart)).toBe(text)
})
