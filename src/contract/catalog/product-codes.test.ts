import { expect, test } from 'vitest'
import { barcode, sku } from './product-codes.ts'

test.each([
  ['8901030865275', true],
  ['8901030865276', false],
  ['4006381333931', true],
  ['96385074', true],
  ['96385075', false],
  ['036000291452', true],
  ['036000291453', false],
  ['8 901030 865275', true],
  ['890103086527', false],
  ['8.90103E+12', false],
  ['', false],
])('the barcode %s counts: %s', (typed, isRight) => {
  expect(barcode.safeParse(typed).success).toBe(isRight)
})

test('a barcode is kept without the gaps that are printed in it', () => {
  expect(barcode.parse('8 901030-865275')).toBe('8901030865275')
})

test.each([
  [' KN-GEL/05 blue ', 'KN-GEL/05 blue'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
  ['  ', undefined],
])('the SKU %j is %j', (typed, kept) => {
  expect(sku.safeParse(typed).data).toBe(kept)
})
