import { expect, test } from 'vitest'
import { aProductCard } from '#tests/support/product-cards.ts'
import { acceptChanges, lineChanges } from './cart-line-changes.ts'

const pen = aProductCard({ price: 40, stocks: 9 })
const line = { ...pen, quantity: 5 }

test.each([
  ['nobody has asked yet', undefined, undefined, line],
  ['nothing has changed', pen, undefined, line],
  ['there are just enough', { ...pen, stocks: 5 }, undefined, { ...line, stocks: 5 }],
  ['there are fewer', { ...pen, stocks: 4 }, { left: 4 }, { ...line, stocks: 4, quantity: 4 }],
  ['there are none', { ...pen, stocks: 0 }, { left: 0 }, undefined],
  ['it is dearer', { ...pen, price: 45.5 }, { price: 45.5 }, { ...line, price: 45.5 }],
  [
    'it is cheaper, and few',
    { ...pen, price: 30, stocks: 1 },
    { price: 30, left: 1 },
    { ...line, price: 30, stocks: 1, quantity: 1 },
  ],
  ['it is sold no longer', null, { gone: true }, undefined],
])('%s', (_, now, changes, becomes) => {
  expect(lineChanges(line, now)).toEqual(changes)
  expect(acceptChanges([line], new Map(now === undefined ? [] : [[pen._id, now]]))).toEqual(becomes ? [becomes] : [])
})

test('what was accepted is no change any more', () => {
  const now = { ...pen, price: 45, stocks: 2 }
  const [after] = acceptChanges([line], new Map([[pen._id, now]]))
  expect(after && lineChanges(after, now)).toBeUndefined()
})
