import { useState } from 'react'
import { useNavigate } from 'react-router'
import { draftCart } from '#web/addresses/draft-cart.ts'
import { CHECKOUT_PATH, loginPath } from '#web/kit/paths.ts'
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
    const next = await draftCart()
    if (next === 'login') navigate(loginPath(CHECKOUT_PATH))
    if (next === 'checkout') navigate(CHECKOUT_PATH)
    if (next === 'address') onNoAddress()
    // There may well be one: the box of the address says that it could not be loaded.
    if (next === 'addressBook') document.getElementById('shipping')?.scrollIntoView({ block: 'center' })
  }

  async function checkout(): Promise<void> {
    if (busy) return
    setBusy(true)
    await goOn()
    setBusy(false)
  }

  return { busy, checkout }
}
