import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test.each([
  ['1', 1, ''],
  ['7', 7, ''],
  [' 12 ', 12, ''],
  ['0', 1, 'Minimum 1'],
  ['13', 12, 'Only 12 in stock'],
  ['99999999999999999999', 12, 'Only 12 in stock'],
  ['', undefined, ''],
  ['-3', undefined, 'Enter a whole number'],
  ['2.5', undefined, 'Enter a whole number'],
  ['two', undefined, 'Enter a whole number'],
])('[PDP-03] of 12 in stock, "%s" means %s, and it says why: %s', (text, quantity, note) => {
  expect(typedQuantity(text, 12)).toMatchObject({ quantity, note })
})

test('where there are plenty, the limit of an order counts', () => {
  expect(typedQuantity('5000', 999)).toEqual({ quantity: 999, note: 'Maximum 999 per order', isTooMuch: true })
})
