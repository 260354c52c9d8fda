import { expect, test } from 'vitest'
import { draftFault } from './place-order.ts'

const line = { productId: 'pen', quantity: 1, Address_id: 'home' }

test.each([
  ['nothing at all', null, 'No items selected for order'],
  ['no items', { items: [], addressId: 'home' }, 'No items selected for order'],
  ['neither items nor address', { items: [], addressId: null }, 'No items selected for order'],
  ['no address', { items: [line], addressId: null }, 'Shipping address not selected'],
  ['an empty address', { items: [line], addressId: '' }, 'Shipping address not selected'],
  ['both', { items: [line], addressId: 'home' }, undefined],
])('[VAL-01] with %s placing is refused with: %3$s', (_, draft, text) => {
  expect(draftFault(draft)?.text).toBe(text)
})
