import { expect, test } from 'vitest'
import { undoTexts } from './product-import.texts.ts'
import { type FieldValue, type ImportedChanges, takeBack } from './take-back.ts'

type Fields = Record<string, FieldValue>

test.each<[string, Fields, ImportedChanges, Fields, string[]]>([
  ['as the import left it', { price: 120 }, { price: [100, 120] }, { price: 100 }, []],
  ['what was empty is empty again', { sku: 'A-1' }, { sku: [null, 'A-1'] }, { sku: null }, []],
  ['what was taken away comes back', { sku: null }, { sku: ['A-1', null] }, { sku: 'A-1' }, []],
  [
    'an attribute that is not there any more',
    {},
    { 'attributes.inkColor': ['Blue', null] },
    { 'attributes.inkColor': 'Blue' },
    [],
  ],
  ['changed since', { price: 130 }, { price: [100, 120] }, {}, [undoTexts.changedSince]],
  ['put back by hand', { price: 100 }, { price: [100, 120] }, {}, []],
  [
    'one field changed since, the other not',
    { name: 'Reed', price: 120 },
    { name: ['Pen', 'Pens'], price: [100, 120] },
    { price: 100 },
    [undoTexts.changedSince],
  ],
  ['three sold meanwhile', { stocks: 12 }, { stocks: [10, 15] }, { stocks: 7 }, []],
  ['pieces that were taken away', { stocks: 2 }, { stocks: [10, 4] }, { stocks: 8 }, []],
  ['more sold than there were', { stocks: 2 }, { stocks: [0, 5] }, { stocks: 0 }, [undoTexts.notBelowZero]],
  [
    'put on sale by the import',
    { state: 'onSale' },
    { state: ['draft', 'onSale'] },
    { state: 'offSale' },
    [undoTexts.noDraftAgain],
  ],
  ['taken off sale by the import', { state: 'offSale' }, { state: ['onSale', 'offSale'] }, { state: 'onSale' }, []],
])('%s', (_, now, changes, back, texts) => {
  const plan = takeBack(now, changes, { isStockEdited: false })
  expect(plan.back).toEqual(back)
  expect(plan.stays.map(({ text }) => text)).toEqual(texts)
})

test('a stock that was counted anew stays', () => {
  expect(takeBack({ stocks: 50 }, { stocks: [10, 15] }, { isStockEdited: true })).toEqual({
    back: {},
    stays: [{ column: 'stocks', text: undoTexts.stockChangedSince }],
  })
})
