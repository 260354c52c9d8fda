import type { ProductCard } from '#contract/catalog/product.ts'
import type { ProductWithPictures } from '#contract/catalog/product-pictures.ts'

/** A product as pages receive it, for tests of pages. */
export const aProductCard = (over: Partial<ProductCard> = {}): ProductCard => ({
  _id: '01930000-0000-7000-8000-000000000001',
  name: 'Kalam Gel Pen, Blue, Pack of 10',
  price: 95,
  Category: 'Writing',
  stocks: 40,
  ProductImage: '/media/x.webp',
  image: { id: '0'.repeat(32), width: 1200, height: 1200 },
  packSize: 10,
  averageRating: 0,
  ratingCount: 0,
  ...over,
})

export const aShownProduct = (over: Partial<ProductWithPictures> = {}): ProductWithPictures => ({
  ...aProductCard(),
  pictures: [{ image: aProductCard().image, alt: '' }],
  description: 'Ten pens that start at the first stroke.',
  attributes: {},
  createdAt: '2026-10-01T00:00:00.000Z',
  ...over,
})
