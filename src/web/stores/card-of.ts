import type { ProductCard } from '#contract/catalog/product.ts'

/** What a list knows of a product: a page of one product knows more than has to be kept. */
export const cardOf = ({
  _id,
  name,
  price,
  Category,
  stocks,
  ProductImage,
  image,
  ...more
}: ProductCard): ProductCard => ({
  ...{ _id, name, price, Category, stocks, ProductImage, image },
  packSize: more.packSize,
  averageRating: more.averageRating,
  ratingCount: more.ratingCount,
})
