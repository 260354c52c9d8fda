import type { ProductCard } from '#contract/catalog/product.ts'

/** As much as a card needs to be drawn. By hand: the schema would bring its whole library to every page. */
export function isCard(value: unknown): value is ProductCard {
  const { _id, name, price, Category, image } = { ...(value as Partial<ProductCard> | null) }
  return [_id, name, Category, image?.id].every((text) => typeof text === 'string') && typeof price === 'number'
}
