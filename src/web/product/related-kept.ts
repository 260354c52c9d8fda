import { type PackedCards, unpackCards } from '#web/catalog/packed-cards.ts'
import { fetchProducts, keepProducts } from '#web/stores/products.ts'
import { noteViewed } from '#web/stores/recently-viewed.ts'

/** Notes that a product was looked at, and keeps the related ones, or asks for them where they did not come with the page. */
export function keepVisit(id: string, related: PackedCards | undefined): Promise<void> {
  noteViewed(id)
  return related === undefined ? loadRelated(id) : keepProducts(unpackCards(related))
}

/** The call is fetched when it is needed: nearly always the products came with the page. */
export const loadRelated = (id: string) =>
  fetchProducts(async () => (await import('./fetch-related.ts')).fetchRelated(id))
