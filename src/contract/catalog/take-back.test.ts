import { expect, test } from 'vitest'
import { undoTexts } from './product-import.texts.ts'
import { type FieldValue, type ImportedChanges, takeBack } from './take-back.ts'

type Fields = Record<string, FieldValue>

test.each<[string, Fields, ImportedChanges, Fields, string[]]>([
  ['as the import left it', { price_paise: 120 }, { price_paise: [100, 120] }, { price_paise: 100 }, []],
  ['what was empty is empty again', { sku: 'A-1' }, { sku: [null, 'A-1'] }, { sku: null }, []],
  ['what was taken away comes back', { sku: null }, { sku: ['A-1', null] }, { sku: 'A-1' }, []],
  [
    'an attribute that is not there any more',
    {},
    { 'attributes.inkColor': ['Blue', null] },
    { 'attributes.inkColor': 'Blue' },
    [],
  ],
  ['changed since', { price_paise: 130 }, { price_paise: [100, 120] }, {}, [undoTexts.changedSince]],
  ['put back by hand', { price_paise: 100 }, { price_paise: [100, 120] }, {}, []],
  [
    'one field changed since, the other not',
    { name: 'Reed', price_paise: 120 },
    { name: ['Pen', 'Pens'], price_paise: [100, 120] },
    { price_paise: 100 },
    [undoTexts.changedSince],
  ],
  ['three sold meanwhile', { stock: 12 }, { stock: [10, 15] }, { stock: 7 }, []],
  ['pieces that were taken away', { stock: 2 }, { stock: [10, 4] }, { stock: 8 }, []],
  ['more sold than there were', { stock: 2 }, { stock: [0, 5] }, { stock: 0 }, [undoTexts.notBelowZero]],
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
  expect(takeBack({ stock: 50 }, { stock: [10, 15] }, { isStockEdited: true })).toEqual({
    back: {},
    stays: [{ column: 'stock', text: undoTexts.stockChangedSince }],
  })
})
