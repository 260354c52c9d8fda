import { expect, expectTypeOf, test } from 'vitest'
import type { totalsOf } from '#contract/checkout/totals.ts'
import type { Order } from '#contract/orders/order.ts'
import { formatRupees, type Paise, type Rupees, toRupees } from './money.ts'
import type { Product } from './product.ts'

test.each([
  [0, '₹0'],
  [9, '₹9'],
  [999, '₹999'],
  [1_234, '₹1,234'],
  [1_23_456, '₹1,23,456'],
  [12_34_567.5, '₹12,34,567.50'],
  [106.2, '₹106.20'],
  [-1_234, '-₹1,234'],
])('[CONST-02] %d rupees read %s, grouped the Indian way', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

test('paise become rupees without losing one', () => {
  expect(toRupees(10_620)).toBe(106.2)
})

test('neither unit passes for the other, wherever the amount comes from', () => {
  expectTypeOf<Rupees>().not.toExtend<Paise>()
  expectTypeOf<Product['price'] | Order['total']>().toEqualTypeOf<Rupees>()
  expectTypeOf<Parameters<typeof totalsOf>[0]>().toEqualTypeOf<Paise>()
  expectTypeOf<Paise>().not.toExtend<Rupees>()
})
