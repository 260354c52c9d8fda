import { toPaise } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import type { Shelf } from './send-cart.ts'

/** What became of a line since the shopper last looked. */
export type LineNews = {
  /** The product is sold no longer. */
  gone?: true
  /** There are fewer left than wanted; 0 when there are none. */
  left?: number
  /** It costs something else now. */
  price?: number
}

/** The news of a line: null is a product that is gone, undefined one that nobody has asked about yet. */
export function newsOf(item: CartItem, now: ProductCard | null | undefined): LineNews | undefined {
  if (now === undefined) return undefined
  if (now === null) return { gone: true }
  const isShort = now.stocks < item.quantity
  const isRepriced = toPaise(now.price) !== toPaise(item.price)
  if (!isShort && !isRepriced) return undefined
  return { ...(isShort && { left: now.stocks }), ...(isRepriced && { price: now.price }) }
}

/** Whether the line can be bought at all. */
export const isToBeHad = (now: ProductCard | null | undefined) => now !== null && now?.stocks !== 0

/** The lines with all their news agreed to: new prices, no more than there are, nothing that is not to be had. */
export const agreed = (items: readonly CartItem[], shelf: Shelf): CartItem[] =>
  items.flatMap((item) => {
    const now = shelf.get(item._id)
    if (!isToBeHad(now)) return []
    return !now ? item : { ...now, quantity: Math.min(item.quantity, now.stocks) }
  })
