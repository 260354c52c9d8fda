import { expect, test } from 'vitest'
import { type ProductState, statesAfter } from './product-state.ts'

test.each<[ProductState, ProductState[]]>([
  ['draft', ['draft', 'onSale', 'offSale']],
  ['onSale', ['onSale', 'offSale']],
  ['offSale', ['onSale', 'offSale']],
])('%s may become %j', (from, to) => {
  expect(statesAfter(from)).toEqual(to)
})
