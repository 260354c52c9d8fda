import { atOnce, type Write } from '#server/platform/db/at-once.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A line of a stored cart: which product, how many, and the price that was seen, in paise. */
export type StoredLine = { productId: string; quantity: number; paise: number }

export const storedLines = (db: Db, userId: string): Promise<StoredLine[]> =>
  db
    .selectFrom('cart_items')
    .select(['product_id as productId', 'quantity', 'price_paise as paise'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()

/** Makes other calls for this cart wait until the transaction is over; says whether there is still someone it belongs to. */
export async function lockCart(tx: Db, userId: string): Promise<boolean> {
  const owner = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  return owner !== undefined
}

/** Today's prices in paise. None of these products can be taken off the shelf before the transaction is over. */
export async function lockPrices(tx: Db, productIds: readonly string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'price_paise'])
    .where('id', 'in', productIds)
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ id, price_paise }) => [id, price_paise]))
}

export async function replaceLines(tx: Db, userId: string, lines: readonly StoredLine[], at: Date): Promise<void> {
  await tx.deleteFrom('cart_items').where('user_id', '=', userId).execute()
  if (lines.length === 0) return
  const rows = lines.map(({ productId, quantity, paise }, place) => ({
    user_id: userId,
    product_id: productId,
    quantity,
    price_paise: paise,
    place,
    updated_at: at,
  }))
  await tx.insertInto('cart_items').values(rows).execute()
}

/** Takes what has been ordered out of the stored cart. */
export function removedFromCart(tx: Db, userId: string, productIds: readonly string[]): Write[] {
  if (productIds.length === 0) return []
  return [tx.deleteFrom('cart_items').where('user_id', '=', userId).where('product_id', 'in', productIds)]
}

export const removeFromCart = (tx: Db, userId: string, productIds: readonly string[]): Promise<void> =>
  atOnce(tx, removedFromCart(tx, userId, productIds))
