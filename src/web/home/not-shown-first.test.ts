import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/product.ts'
import { notShownFirst } from './not-shown-first.ts'

const products = (ids: string) => [...ids].map((_id) => ({ _id }) as ProductCard)

test.each([
  ['abcd', '', 'abcd'],
  ['abcd', 'ac', 'bdac'],
  ['ab', 'ab', 'ab'],
])('of %s, with %s on show already, the order is %s', (ids, shown, order) => {
  expect(
    notShownFirst(products(ids), products(shown))
      .map(({ _id }) => _id)
      .join(''),
  ).toBe(order)
})
