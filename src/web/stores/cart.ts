import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import * as slice from './cart-slice.ts'
import { restoreRoot, useRootStore } from './root-store.ts'

/**
 * Puts so many into the cart and answers how many more are in it now: fewer than asked for where the shop has no more,
 * none where the cart holds as many products as it can.
 */
export async function addToCart(product: ProductCard, quantity?: number): Promise<number> {
  await restoreRoot()
  const { cart } = useRootStore.getState()
  const most = Math.min(product.stocks, MOST_QUANTITY)
  const free = most - (slice.itemOf(cart, product._id)?.quantity ?? 0)
  if (free <= 0) return 0
  await change((state) => slice.addItem(state, product, Math.min(quantity ?? 1, free)))
  return useRootStore.getState().cart.totalQuantity - cart.totalQuantity
}

export const increment = (id: string) => change((state) => slice.increment(state, id))

export const decrement = (id: string) => change((state) => slice.decrement(state, id))

export const changeQuantity = (id: string, quantity: number) =>
  change((state) => slice.changeQuantity(state, id, quantity))

export const removeFromCart = (id: string) => change((state) => slice.remove(state, id))

/** Undoes a removal: the line stands where it stood. */
export const putBack = (item: slice.CartItem, place: number) =>
  change((state) => (slice.itemOf(state, item._id) ? state : slice.setItems(state.cartItems.toSpliced(place, 0, item))))

export const setCart = (items: readonly slice.CartItem[]) => change(() => slice.setItems(items))

export const clearCart = () => change(slice.clear)

async function change(next: (state: slice.CartState) => slice.CartState): Promise<void> {
  await restoreRoot()
  useRootStore.setState(({ cart }) => ({ cart: next(cart) }))
}
