import type { CartLine } from '#contract/cart/cart-line.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import { withOwnHold } from '#server/checkout/own-hold.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type StoredLine, storedLines } from './cart.store.ts'

/** What one person keeps in the cart, in the order it was put in. What they hold while they pay is there for them. */
export async function cartOfUser(db: Db, userId: string): Promise<CartLine[]> {
  const lines = await storedLines(db, userId)
  const ids = lines.map(({ productId }) => productId)
  return shownLines(db, userId, lines, await cardsByIds(db, ids))
}

/** Stored lines as the shopper sees them, given the cards of their products. */
export async function shownLines(
  db: Db,
  userId: string,
  lines: readonly StoredLine[],
  cards: readonly ProductCard[],
): Promise<CartLine[]> {
  const sold = new Map(cards.map((card) => [card._id, card]))
  const shown = lines.flatMap((line) => sold.get(line.productId) ?? [])
  const products = new Map((await withOwnHold(db, userId, shown)).map((product) => [product._id, product]))
  return lines.flatMap(({ productId, quantity, paise }) => {
    const product = products.get(productId)
    return product ? { product, quantity, priceWhenAdded: toRupees(paise) } : []
  })
}
