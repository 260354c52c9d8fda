import type { ProductCard } from '#contract/catalog/product.ts'

/** The same products, those that the page shows elsewhere already at the end. */
export function notShownFirst(products: readonly ProductCard[], shown: readonly ProductCard[]): ProductCard[] {
  const seen = new Set(shown.map(({ _id }) => _id))
  const isSeen = ({ _id }: ProductCard) => seen.has(_id)
  return [...products.filter((product) => !isSeen(product)), ...products.filter(isSeen)]
}
