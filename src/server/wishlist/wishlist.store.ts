import { MAX_WISHLIST_ITEMS } from '#contract/wishlist/wishlist.texts.ts'
import type { Db } from '#server/platform/db/database.ts'

export type StoredItem = { productId: string; quantity: number }

/** Makes others who change this person's wishlist wait until the transaction is over. */
export async function lockWishlist(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Newest first. */
export const itemsOf = (db: Db, userId: string): Promise<StoredItem[]> =>
  db
    .selectFrom('wishlist_items')
    .select(['product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(MAX_WISHLIST_ITEMS)
    .execute()

/** How many of these products are sold here. Keeps them from being deleted until the transaction is over. */
export async function lockProducts(tx: Db, ids: readonly string[]): Promise<number> {
  const known = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return known.length
}

export async function upsertItems(tx: Db, userId: string, items: readonly StoredItem[], at: Date): Promise<void> {
  await tx
    .insertInto('wishlist_items')
    .values(
      items.map(({ productId, quantity }) => ({ user_id: userId, product_id: productId, quantity, created_at: at })),
    )
    .onConflict((there) =>
      there.columns(['user_id', 'product_id']).doUpdateSet((set) => ({ quantity: set.ref('excluded.quantity') })),
    )
    .execute()
}

export async function deleteItem(db: Db, userId: string, productId: string): Promise<void> {
  await db.deleteFrom('wishlist_items').where('user_id', '=', userId).where('product_id', '=', productId).execute()
}
