import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CART, loginThen } from '#web/kit/cart-paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { setDraftFromCart } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { newsOf } from './cart-line-changes.ts'
import type { Shelf } from './send-cart.ts'

type Ways = {
  /** Looks at the shop once more; undefined when it could not be asked, which the page says. */
  check: () => Promise<Shelf | undefined>
  loadAddresses: () => Promise<void>
  /** Something changed that has to be agreed to first. */
  onChanged: () => void
  onNoAddress: () => void
}

/** From the cart to the checkout, unless something stands in the way. */
export function useCheckout({ check, loadAddresses, onChanged, onNoAddress }: Ways) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function goOn(): Promise<void> {
    if (!sessionUser()) return void navigate(loginThen(CART))
    const shelf = await check()
    if (!shelf) return
    const { cart } = useRootStore.getState()
    if (cart.cartItems.some((item) => newsOf(item, shelf.get(item._id)))) return onChanged()
    if (!selectedId()) await loadAddresses()
    const addressId = selectedId()
    if (!addressId) return onNoAddress()
    await setDraftFromCart(cart.cartItems, addressId)
    navigate('/BuyProduct')
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
