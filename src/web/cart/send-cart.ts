import { checkCartCall, getCartCall, mergeCartCall, setCartCall } from '#contract/cart/cart.endpoints.ts'
import type { CartLine } from '#contract/cart/cart-line.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { api } from '#web/kit/api.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'

/** The products of a cart as they are sold now; null for one that is sold no longer. */
export type CurrentProducts = ReadonlyMap<string, ProductCard | null>

type Items = readonly CartItem[]

export async function sendCart(items: Items): Promise<void> {
  await api(setCartCall, { items: items.map(toInput) })
}

/** Lines that the shop left out are of products it no longer sells: they stay, for the cart page to say so. */
export async function mergeCart(items: Items): Promise<{ items: CartItem[]; merged: boolean }> {
  const { data, merged } = await api(mergeCartCall, { items: items.map(toInput) })
  const sold = idsOf(data)
  return { items: [...data.map(toItem), ...items.filter(({ _id }) => !sold.has(_id))], merged }
}

/** A line that the shop does not have was taken out on another device, unless its product is gone: then it stays to say so. */
export async function fetchCart(items: Items): Promise<{ items: CartItem[]; products: CurrentProducts }> {
  const { data } = await api(getCartCall)
  const kept = idsOf(data)
  const missing = items.filter(({ _id }) => !kept.has(_id))
  const products = await fetchProducts(missing)
  const gone = missing.filter(({ _id }) => products.get(_id) === null)
  return {
    items: [...data.map(toItem), ...gone],
    products: new Map([...products, ...data.map(({ product }) => [product._id, product] as const)]),
  }
}

export async function fetchProducts(items: Items): Promise<CurrentProducts> {
  if (items.length === 0) return new Map()
  const { data } = await api(checkCartCall, { productIds: items.map(({ _id }) => _id) })
  const sold = new Map(data.map((card) => [card._id, card]))
  return new Map(items.map(({ _id }) => [_id, sold.get(_id) ?? null]))
}

const toInput = ({ _id, quantity, price }: CartItem) => ({ productId: _id, quantity, priceWhenAdded: price })

/** The price stays the one that the shopper has seen. */
const toItem = ({ product, quantity, priceWhenAdded }: CartLine): CartItem => ({
  ...product,
  price: priceWhenAdded,
  quantity,
})

const idsOf = (lines: readonly CartLine[]) => new Set(lines.map(({ product }) => product._id))
