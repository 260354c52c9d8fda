import { afterEach, expect, test, vi } from 'vitest'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { selectedProductId, selectProduct } from './selected-product.ts'

const withStorage = (localStorage: object) => vi.stubGlobal('window', { localStorage })

afterEach(() => vi.unstubAllGlobals())

test('[STATE-04] the selected product is kept in local storage', () => {
  const storage = memoryStorage()
  withStorage(storage)
  const pen = aProductCard()
  selectProduct(pen)
  expect(JSON.parse(storage.held.get('selectedProduct') ?? '')).toEqual(pen)
  expect(selectedProductId()).toBe(pen._id)
})

test.each([
  ['nothing', {}],
  ['broken JSON', { selectedProduct: '{"_id":' }],
  ['something else', { selectedProduct: '"pen"' }],
  ['null', { selectedProduct: 'null' }],
  ['an id that is no text', { selectedProduct: '{"_id":7}' }],
])('[STATE-04] there is no selected product while storage holds %s', (_, start: Record<string, string>) => {
  withStorage(memoryStorage(start))
  expect(selectedProductId()).toBeUndefined()
})

test('[STATE-04] full or forbidden storage breaks nothing', () => {
  withStorage(brokenStorage())
  expect(() => selectProduct(aProductCard())).not.toThrow()
  expect(selectedProductId()).toBeUndefined()
})
