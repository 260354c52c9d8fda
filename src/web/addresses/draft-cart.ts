import { sessionUser } from '#web/kit/session-user.ts'
import { setDraftFromCart } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { loadAddresses } from './address-book.ts'

/** What the checkout of a cart waits for; an address book that could not be loaded is no empty one. */
type Next = 'checkout' | 'login' | 'address' | 'addressBook'

/**
 * Makes the draft of what is in the cart, with its coupon, and says what comes next. Whoever has to log in or to add an
 * address first goes on with the draft afterwards.
 */
export async function draftCart(): Promise<Next> {
  const isLoggedIn = sessionUser() !== null
  if (isLoggedIn && !selectedId()) await loadAddresses()
  const addressId = isLoggedIn ? selectedId() : null
  const { cart, address } = useRootStore.getState()
  await setDraftFromCart(cart.cartItems, addressId, cart.couponCode)
  if (!isLoggedIn) return 'login'
  if (addressId) return 'checkout'
  return address.error ? 'addressBook' : 'address'
}

const selectedId = () => useRootStore.getState().address.selectedId
