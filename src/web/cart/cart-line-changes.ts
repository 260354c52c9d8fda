import { toPaise } from '#contract/catalog/money.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import type { CurrentProducts } from './send-cart.ts'

/** What became of a line since the shopper last looked. */
export type LineChanges = {
  /** The product is sold no longer. */
  gone?: true
  /** There are fewer left than wanted; 0 when there are none. */
  left?: number
  /** It costs something else now. */
  price?: number
}

/** Null is a product that is gone, undefined one that the shop has not been asked about yet. */
export function lineChanges(item: CartItem, now: ProductCard | null | undefined): LineChanges | undefined {
  if (now === undefined) return undefined
  if (now === null) return { gone: true }
  const isShort = now.stocks < item.quantity
  const isRepriced = toPaise(now.price) !== toPaise(item.price)
  if (!isShort && !isRepriced) return undefined
  return { ...(isShort && { left: now.stocks }), ...(isRepriced && { price: now.price }) }
}

/** Whether the line can be bought at all. */
export const isAvailable = (now: ProductCard | null | undefined) => now !== null && now?.stocks !== 0

/** The lines as they can be bought now: new prices, no more than there are, nothing that is not available. */
export const acceptChanges = (items: readonly CartItem[], products: CurrentProducts): CartItem[] =>
  items.flatMap((item) => {
    const now = products.get(item._id)
    if (!isAvailable(now)) return []
    return !now ? item : { ...now, quantity: Math.min(item.quantity, now.stocks) }
  })
