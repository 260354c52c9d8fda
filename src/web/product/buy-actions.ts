import { cartTexts } from '#contract/cart/cart.texts.ts'
import type { Product } from '#contract/catalog/product.ts'
import { recordActivity } from '#web/activity/record-activity.ts'
import { loadAddresses } from '#web/addresses/address-book.ts'
import { addAddressPath, CART_PATH, CHECKOUT_PATH, loginPath } from '#web/kit/paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { addedText } from '#web/stores/added-text.ts'
import { addToCart } from '#web/stores/cart.ts'
import { setDraftFromBuyNow } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { toast } from '#web/ui/toast.ts'

type Go = (path: string) => void

export async function add(product: Product, quantity: number, go: Go): Promise<void> {
  const added = await addToCart(product, quantity)
  const { cartItems } = useRootStore.getState().cart
  const isInCart = cartItems.some(({ _id }) => _id === product._id)
  const action = { label: 'View cart', onClick: () => go(CART_PATH) }
  toast({ tone: added > 0 ? 'good' : 'plain', text: addedText(added, quantity, isInCart), action })
  if (added > 0) recordActivity('addToCart', product._id)
}

/** The draft is made in any case: whoever has to log in or to add an address first goes on with it afterwards. */
export async function startCheckout(product: Product, quantity: number, go: Go): Promise<void> {
  if (sessionUser() && !addressId()) await loadAddresses()
  const address = sessionUser() ? addressId() : null
  await setDraftFromBuyNow(product, address, quantity)
  if (!sessionUser()) return go(loginPath(CHECKOUT_PATH))
  // An address book that could not be loaded is no empty one: the checkout says so and tries again.
  if (address || useRootStore.getState().address.error) return go(CHECKOUT_PATH)
  toast({ tone: 'bad', text: cartTexts.buyNowAddressMissing, alert: true })
  go(addAddressPath())
}

/** The selected address, or the first one. */
function addressId(): string | null {
  const { selectedId, list } = useRootStore.getState().address
  return selectedId ?? list[0]?._id ?? null
}
