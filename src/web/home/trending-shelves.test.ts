import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/product.ts'
import { trendingShelves } from './trending-shelves.ts'

const products = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `${index}` }) as ProductCard)

const idsOf = (count: number) => {
  const { top, strips } = trendingShelves(products(count))
  return { top: top.map(({ _id }) => _id), strips: strips.map((strip) => strip.map(({ _id }) => _id)) }
}

test('[HOME-06] the first five stand in the grid and the others pass by, none of them twice', () => {
  expect(idsOf(12)).toEqual({
    top: ['0', '1', '2', '3', '4'],
    strips: [
      ['5', '8', '11'],
      ['6', '9'],
      ['7', '10'],
    ],
  })
})

test.each([
  [0, 0],
  [5, 0],
  [6, 1],
  [24, 3],
])('%i trending products make %i strips', (count, strips) => {
  expect(idsOf(count).strips).toHaveLength(strips)
})
