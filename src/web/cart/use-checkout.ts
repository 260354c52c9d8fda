import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadAddresses } from '#web/addresses/address-book.ts'
import { CHECKOUT_PATH, loginPath } from '#web/kit/paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { setDraftFromCart } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { checkCart } from './cart-check.ts'
import { lineChanges } from './cart-line-changes.ts'

type Ways = {
  /** Something changed that has to be accepted first. */
  onChanged: () => void
  onNoAddress: () => void
}

/** From the cart to the checkout, unless something stands in the way. */
export function useCheckout({ onChanged, onNoAddress }: Ways) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function goOn(): Promise<void> {
    const products = await checkCart()
    // The page says why not.
    if (!products) return
    const { cart } = useRootStore.getState()
    if (cart.cartItems.some((item) => lineChanges(item, products.get(item._id)))) return onChanged()
    if (!sessionUser()) {
      // The draft waits for its address: after the login, or the registration, the checkout goes on with it.
      await setDraftFromCart(cart.cartItems, null)
      return void navigate(loginPath(CHECKOUT_PATH))
    }
    if (!selectedId()) await loadAddresses()
    const addressId = selectedId()
    if (!addressId) {
      // The page says that they could not be loaded: there may well be one.
      if (!useRootStore.getState().address.error) onNoAddress()
      return
    }
    await setDraftFromCart(cart.cartItems, addressId)
    navigate(CHECKOUT_PATH)
  }

  async function checkout(): Promise<void> {
    if (busy) return
    setBusy(true)
    await goOn()
    setBusy(false)
  }

  return { busy, checkout }
}

const selectedId = () => useRootStore.getState().address.selectedId
