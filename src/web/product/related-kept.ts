import { type PackedCards, unpackCards } from '#web/catalog/packed-cards.ts'
import { fetchProducts, keepProducts } from '#web/stores/products.ts'

/** Keeps the related products of an opened page, or asks for them where they did not come with it. */
export const keepRelated = (id: string, related: PackedCards | undefined) =>
  related === undefined ? loadRelated(id) : keepProducts(unpackCards(related))

/** The call is fetched when it is needed: nearly always the products came with the page. */
export const loadRelated = (id: string) =>
  fetchProducts(async () => (await import('./fetch-related.ts')).fetchRelated(id))
