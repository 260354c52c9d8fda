import type { CartLine } from '#contract/cart/cart-line.ts'
import { toRupees } from '#contract/catalog/money.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import { withOwnHold } from '#server/checkout/own-hold.ts'
import type { Db } from '#server/platform/db/database.ts'
import { storedLines } from './cart.store.ts'

/** What one person keeps in the cart, in the order it was put in. What they hold while they pay is there for them. */
export async function cartOfUser(db: Db, userId: string): Promise<CartLine[]> {
  const lines = new Map((await storedLines(db, userId)).map((line) => [line.productId, line]))
  const products = await withOwnHold(db, userId, await cardsByIds(db, [...lines.keys()]))
  return products.flatMap((product) => {
    const line = lines.get(product._id)
    return line ? { product, quantity: line.quantity, priceWhenAdded: toRupees(line.paise) } : []
  })
}
