import { expect, test } from 'vitest'
import { productCard } from '#contract/catalog/product.ts'
import { imageUrl } from '#contract/images/image.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { packCards, unpackCards } from './packed-cards.ts'

const image = { id: 'ab'.repeat(16), width: 900, height: 600 }
const pen = aProductCard({
  image,
  ProductImage: imageUrl(image.id, 480, 'webp'),
  averageRating: 4.17,
  ratingCount: 6,
  stocks: 3,
})

test('products come out as they went in, in every field of the contract', () => {
  expect(Object.keys(pen).sort()).toEqual(Object.keys(productCard.shape).sort())
  const cards = [pen, { ...pen, name: '15.6" sleeve, \\ and </script>', stocks: 0, price: 106.2 }]
  expect(unpackCards(packCards(cards))).toEqual(cards)
})

test('how many there are is left out unless there are few', () => {
  const stocks = (left: number) => unpackCards(packCards([{ ...pen, stocks: left }]))[0]?.stocks
  expect([0, 5, 6, 40].map(stocks)).toEqual([0, 5, 999, 999])
})

test('none are none', () => {
  expect(unpackCards(packCards([]))).toEqual([])
})
