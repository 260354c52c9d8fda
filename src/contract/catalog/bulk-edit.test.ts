import { expect, test } from 'vitest'
import { type BulkChange, bulkChange, planChange } from './bulk-edit.ts'
import { productTexts } from './product.texts.ts'

const pen = { price: 100, mrp: 130, stocks: 5, state: 'onSale', Category: 'Writing' } as const

test.each<[BulkChange, string | number, string | number, string | null]>([
  [{ kind: 'priceTo', value: 90 }, 100, 90, null],
  [{ kind: 'priceTo', value: 120 }, 100, 120, 'With GST this sells for ₹142. The MRP can’t be less'],
  [{ kind: 'priceBy', value: 10 }, 100, 110, null],
  [{ kind: 'priceBy', value: -12.5 }, 100, 88, null],
  [{ kind: 'priceBy', value: 20 }, 100, 120, 'With GST this sells for ₹142. The MRP can’t be less'],
  [{ kind: 'priceBy', value: -99.9 }, 100, 0, productTexts.priceOutOfRange],
  [{ kind: 'stockBy', value: 20 }, 5, 25, null],
  [{ kind: 'stockBy', value: -5 }, 5, 0, null],
  [{ kind: 'stockBy', value: -6 }, 5, -1, productTexts.stockOutOfRange],
  [{ kind: 'stockTo', value: 0 }, 5, 0, null],
  [{ kind: 'stockTo', value: 5 }, 5, 5, null],
  [{ kind: 'state', value: 'offSale' }, 'onSale', 'offSale', null],
  [{ kind: 'state', value: 'draft' }, 'onSale', 'draft', productTexts.noDraftAgain],
  [{ kind: 'category', value: 'Paper' }, 'Writing', 'Paper', null],
])('%j: %s becomes %s, %s', (change, before, after, fault) => {
  expect(planChange(pen, change)).toEqual({ before, after, fault })
})

test('a price with paise is rounded to the paisa', () => {
  expect(planChange({ ...pen, price: 49.95, mrp: null }, { kind: 'priceBy', value: 5 }).after).toBe(52.45)
})

test.each([
  ['priceBy', '+10', 10],
  ['priceBy', '-2.5', -2.5],
  ['priceBy', '0', undefined],
  ['priceBy', '-100', undefined],
  ['priceBy', 'ten', undefined],
  ['stockBy', '-3', -3],
  ['stockBy', '1.5', undefined],
  ['stockTo', '-3', undefined],
  ['state', 'sold', undefined],
])('%s %s is read as %s', (kind, value, read) => {
  expect(bulkChange.safeParse({ kind, value }).data?.value).toBe(read)
})
