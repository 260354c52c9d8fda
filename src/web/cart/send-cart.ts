import { checkCartCall, getCartCall, mergeCartCall, setCartCall } from '#contract/cart/cart.endpoints.ts'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import type { CartLine } from '#contract/cart/cart-line.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { api } from '#web/kit/api.ts'
import { type CartItem, type CartState, savedOf } from '#web/stores/cart-slice.ts'

/** The products of a cart as they are sold now; null for one that is sold no longer. */
export type CurrentProducts = ReadonlyMap<string, ProductCard | null>

type Items = readonly CartItem[]

/** What the shop keeps of a cart. */
export type CartLines = { cartItems: Items; savedItems: Items }

export async function sendCart(cart: CartState): Promise<void> {
  await api(setCartCall, toInput(cart))
}

/** Lines that the shop left out are of products it no longer sells: they stay, for the cart page to say so. */
export async function mergeCart(cart: CartState): Promise<{ lines: CartLines; merged: boolean }> {
  const { data, saved, merged } = await api(mergeCartCall, toInput(cart))
  const sold = idsOf([...data, ...saved])
  const isGone = ({ _id }: CartItem) => !sold.has(_id)
  return { lines: linesOf(data, saved, cart, isGone), merged }
}

/** A line that the shop does not have was taken out on another device, unless its product is gone: then it stays to say so. */
export async function fetchCart(cart: CartState): Promise<{ lines: CartLines; products: CurrentProducts }> {
  const { data, saved } = await api(getCartCall)
  const kept = [...data, ...saved]
  const known = idsOf(kept)
  const missing = await fetchProducts(itemsOf(cart).filter(({ _id }) => !known.has(_id)))
  return {
    lines: linesOf(data, saved, cart, ({ _id }) => missing.get(_id) === null),
    products: new Map([...missing, ...kept.map(({ product }) => [product._id, product] as const)]),
  }
}

/** As many as can be asked about at once: a cart that is full, or the cart and what is put aside. */
export async function fetchProducts(items: Items): Promise<CurrentProducts> {
  if (items.length === 0) return new Map()
  const asked = items.slice(0, MOST_LINES)
  const { data } = await api(checkCartCall, { productIds: asked.map(({ _id }) => _id) })
  const sold = new Map(data.map((card) => [card._id, card]))
  return new Map(asked.map(({ _id }) => [_id, sold.get(_id) ?? null]))
}

const itemsOf = (cart: CartState): Items => [...cart.cartItems, ...savedOf(cart)]

const toInput = (cart: CartState) => ({
  items: cart.cartItems.map(toLineInput),
  saved: savedOf(cart).map(toLineInput),
})

const toLineInput = ({ _id, quantity, price }: CartItem) => ({ productId: _id, quantity, priceWhenAdded: price })

/** The shop's lines, and after them those of the browser whose product is gone. */
const linesOf = (
  data: readonly CartLine[],
  saved: readonly CartLine[],
  cart: CartState,
  isGone: (item: CartItem) => boolean,
): CartLines => ({
  cartItems: [...data.map(toItem), ...cart.cartItems.filter(isGone)],
  savedItems: [...saved.map(toItem), ...savedOf(cart).filter(isGone)],
})

/** The price stays the one that the shopper has seen. */
const toItem = ({ product, quantity, priceWhenAdded }: CartLine): CartItem => ({
  ...product,
  price: priceWhenAdded,
  quantity,
})

const idsOf = (lines: readonly CartLine[]) => new Set(lines.map(({ product }) => product._id))
