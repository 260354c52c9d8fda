import type { ProductCard } from '#contract/catalog/product.ts'
import type { ProductFamily } from '#contract/catalog/product-family.ts'
import type { ShownProduct } from '#contract/catalog/product-pictures.ts'

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

export const aShownProduct = (over: Partial<ShownProduct> = {}): ShownProduct => ({
  ...aProductCard(),
  pictures: [{ image: aProductCard().image, alt: '' }],
  soldBy: null,
  description: 'Ten pens that start at the first stroke.',
  attributes: {},
  createdAt: '2026-10-01T00:00:00.000Z',
  ...over,
})

/** The product among its siblings: of the black pens one tip is sold out, the other does not exist. */
export const aFamily = (id: string): ProductFamily => ({
  _id: '01930000-0000-7000-8000-00000000000f',
  name: 'Kalam Gel Pen',
  options: ['Colour', 'Tip'],
  variants: [
    { _id: id, values: { Colour: 'Blue', Tip: '0.5 mm' }, inStock: true },
    { _id: '01930000-0000-7000-8000-000000000002', values: { Colour: 'Black', Tip: '0.7 mm' }, inStock: false },
    { _id: '01930000-0000-7000-8000-000000000003', values: { Colour: 'Blue', Tip: '0.7 mm' }, inStock: true },
  ],
})
