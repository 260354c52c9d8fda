import { readKept } from './browser-storage.ts'
import { cartSlice } from './cart-slice.ts'
import { useRootStore } from './root-store.ts'

/** The cart as another tab has left it. The cart alone: the rest belongs to what each tab is doing. */
export function takeOverCart(): void {
  const kept = readKept('localStorage', 'root') as { state?: { cart?: unknown } } | null | undefined
  if (!kept?.state?.cart) return
  const cart = cartSlice.restore(kept.state.cart)
  if (JSON.stringify(cart) !== JSON.stringify(useRootStore.getState().cart)) useRootStore.setState({ cart })
}
