import { useEffect } from 'react'
import { create } from 'zustand'
import { problemText } from '#web/kit/problem-text.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { refreshCart } from './cart-sync.ts'
import type { CurrentProducts } from './send-cart.ts'

/** The products of the cart as the shop last said they are sold, and why it could not be asked if it could not. */
type CartCheck = { products: CurrentProducts; problem: string | undefined }

export const useCartCheck = create<CartCheck>(() => ({ products: new Map(), problem: undefined }))

/** Compares the cart with the shop. Answers what the shop has now, or undefined when it could not be asked. */
export async function checkCart(): Promise<CurrentProducts | undefined> {
  try {
    const products = await refreshCart()
    useCartCheck.setState({ products, problem: undefined })
    return products
  } catch (error) {
    useCartCheck.setState({ problem: problemText(error) })
    return undefined
  }
}

/** Checks again when the page is seen again, and for lines that come in: from another tab, or put back. */
export function useCartRechecks(): void {
  useEffect(() => {
    const onVisibility = () => void (document.visibilityState === 'visible' && checkCart())
    document.addEventListener('visibilitychange', onVisibility)
    const unsubscribe = useRootStore.subscribe(({ cart }, { cart: before }) => {
      if (cart !== before && hasUncheckedLine(cart.cartItems, before.cartItems)) checkCart()
    })
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      unsubscribe()
    }
  }, [])
}

/** A line that was there before is not asked about again at each change while the shop is out of reach. */
export function hasUncheckedLine(items: readonly CartItem[], before: readonly CartItem[]): boolean {
  const { products } = useCartCheck.getState()
  const known = new Set([...products.keys(), ...before.map(({ _id }) => _id)])
  return items.some(({ _id }) => !known.has(_id))
}
