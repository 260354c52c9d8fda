import type { CartLine } from '#contract/cart/cart-line.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import { withOwnHold } from '#server/checkout/own-hold.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type StoredLine, storedLines } from './cart.store.ts'

/** A cart as its shopper sees it, and what they put aside for later. */
export type ShownCart = { data: CartLine[]; saved: CartLine[] }

/** What one person keeps in the cart, in the order it was put in. What they hold while they pay is there for them. */
export async function cartOfUser(db: Db, userId: string): Promise<ShownCart> {
  const lines = await storedLines(db, userId)
  const ids = lines.map(({ productId }) => productId)
  return shownCart(db, userId, lines, await cardsByIds(db, ids))
}

/** Stored lines as the shopper sees them, given the cards of their products. */
export async function shownCart(
  db: Db,
  userId: string,
  lines: readonly StoredLine[],
  cards: readonly ProductCard[],
): Promise<ShownCart> {
  const sold = new Map(cards.map((card) => [card._id, card]))
  const shown = lines.flatMap((line) => sold.get(line.productId) ?? [])
  const products = new Map((await withOwnHold(db, userId, shown)).map((product) => [product._id, product]))
  const linesThat = (areSaved: boolean) =>
    lines.flatMap(({ productId, quantity, paise, saved }) => {
      const product = products.get(productId)
      return product && saved === areSaved ? { product, quantity, priceWhenAdded: toRupees(paise) } : []
    })
  return { data: linesThat(false), saved: linesThat(true) }
}
