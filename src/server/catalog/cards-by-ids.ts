import type { Product, ProductCard } from '#contract/catalog/product.ts'
import type { Db } from '#server/platform/db/database.ts'
import { cardsLocked, cardsOf, productsOf } from './products.store.ts'

/** The cards of these products in the order asked for; what is no longer sold is left out. */
export const cardsByIds = (db: Db, ids: readonly string[]): Promise<ProductCard[]> => inOrder(db, ids, cardsOf)

/** The same, with everything there is to say about them. */
export const productsByIds = (db: Db, ids: readonly string[]): Promise<Product[]> => inOrder(db, ids, productsOf)

/** The cards of products that cannot be taken off the shelf before the transaction is over. */
export const lockCards = (tx: Db, ids: readonly string[]): Promise<ProductCard[]> => inOrder(tx, ids, cardsLocked)

async function inOrder<Item extends { _id: string }>(
  db: Db,
  ids: readonly string[],
  fetch: (db: Db, ids: readonly string[]) => Promise<Item[]>,
): Promise<Item[]> {
  if (ids.length === 0) return []
  const items = new Map((await fetch(db, ids)).map((item) => [item._id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}
