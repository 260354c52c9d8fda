import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import * as slice from './cart-slice.ts'
import { bindSlice, restoreRoot, updateSlice, useRootStore } from './root-store.ts'

const bind = bindSlice('cart')

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
  await updateSlice('cart', (state) => slice.addItem(state, product, Math.min(quantity ?? 1, free)))
  return useRootStore.getState().cart.totalQuantity - cart.totalQuantity
}

export const increment = bind(slice.increment)

export const decrement = bind(slice.decrement)

export const changeQuantity = bind(slice.changeQuantity)

export const removeFromCart = bind(slice.remove)

export const putBack = bind(slice.putBack)

export const saveForLater = bind(slice.saveForLater)

export const moveToCart = bind(slice.moveToCart)

export const removeSaved = bind(slice.removeSaved)

export const putBackSaved = bind(slice.putBackSaved)

export const setCartCoupon = bind(slice.setCoupon)

export const setCart = bind((state, items: readonly slice.CartItem[]) => slice.setItems(items, state))

export const clearCart = bind((state) => slice.clear(state))
