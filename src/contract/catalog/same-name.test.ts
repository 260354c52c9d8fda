import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Kalam Neer Gel Pen, Blue', 'kalam neer gel pen blue', true],
  ['Kalam Neer Gel Pen, Blue', 'Blue Gel Pen Kalam Neer', true],
  ['Kalam Stapler', 'Kalam Staplr', true],
  ['Kalam Stapler', 'Kalma Stapler', true],
  ['Kalam Stapler', 'Kalam Stapel', false],
  ['Kalam Neer Gel Pen, Blue', 'Kalam Neer Gel Pen, Black', false],
  ['Gel Pen, Red', 'Gel Pen, Rad', false],
  ['Gel Pen 0.5 mm', 'Gel Pen 0.7 mm', false],
  ['Chhotu No. 10 Stapler', 'chhotu no 10 stapler', true],
  ['Gel Pen', 'Gel Pen, Pack of 5', false],
  ['नीला जेल पेन', 'जेल पेन नीला', true],
  ['', '', false],
])('%s and %s are the same: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
})
