import { expect, test } from 'vitest'
import { quantityFrom } from './quantity-stepper.tsx'

test.each([
  ['1', 1],
  ['7', 7],
  [' 12 ', 12],
  ['0', 1],
  ['12', 12],
  ['13', 12],
  ['99999999999999999999', 12],
  ['', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['two', undefined],
])('[PDP-03] of 12 in stock, "%s" means %s', (text, quantity) => {
  expect(quantityFrom(text, 12)).toBe(quantity)
})
