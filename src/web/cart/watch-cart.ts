import { setQuantities } from '#web/stores/quantities.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { startCartSync } from './cart-sync.ts'

/**
 * Tells how many pieces are in the cart, now and at each change, and keeps what the browser holds in step with the
 * shop. Fetched by every page once it is awake, so that no page has to bring it along.
 */
export function watchCart(tell: (pieces: number) => void): () => void {
  const told = () => {
    const { cart } = useRootStore.getState()
    setQuantities(cart.cartItems)
    tell(cart.totalQuantity)
  }
  const syncing = startCartSync()
  restoreRoot().then(told)
  const stopTelling = useRootStore.subscribe(told)
  return () => {
    stopTelling()
    syncing.then((end) => end())
  }
}
