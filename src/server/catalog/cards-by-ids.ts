import type { ProductCard } from '#contract/catalog/product.ts'
import type { Db } from '#server/platform/db/database.ts'
import { cardsOf } from './products.store.ts'

/** The cards of these products in the order asked for; what is no longer sold is left out. */
export async function cardsByIds(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const cards = new Map((await cardsOf(db, ids)).map((card) => [card._id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
