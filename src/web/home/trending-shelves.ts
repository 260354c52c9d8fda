import type { ProductCard } from '#contract/catalog/product.ts'

/** As many as the widest grid has columns. */
const TOP = 5
const STRIPS = 3

export const mostTrending = (products: readonly ProductCard[]) => products.slice(0, TOP)

/** The most wanted products for the grid; the others dealt in turn to the three strips, so that none is shown twice. */
export function trendingShelves(products: readonly ProductCard[]) {
  const others = products.slice(TOP)
  const strips = Array.from({ length: STRIPS }, (_, strip) => others.filter((_, index) => index % STRIPS === strip))
  return { top: mostTrending(products), strips: strips.filter((strip) => strip.length > 0) }
}
