import { cartTexts } from '#contract/cart/cart.texts.ts'
import type { Product } from '#contract/catalog/product.ts'
import { FEW } from '#contract/catalog/stock-level.ts'
import { t } from '#contract/platform/t.ts'
import { recordActivity } from '#web/activity/record-activity.ts'
import { loadAddresses } from '#web/addresses/address-book.ts'
import { draftCart } from '#web/addresses/draft-cart.ts'
import { addAddressPath, CART_PATH, CHECKOUT_PATH, loginPath } from '#web/kit/paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { addedText } from '#web/stores/added-text.ts'
import { addToCart, changeQuantity } from '#web/stores/cart.ts'
import { setDraftFromBuyNow } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { toast } from '#web/ui/toast.ts'
import { AddedDrawer } from './added-drawer.tsx'
import { showAdded } from './added-spot.ts'
import { ownStock } from './own-stock.ts'
import { mostText } from './typed-quantity.ts'

type Go = (path: string) => void

export async function add(product: Product, quantity: number, go: Go): Promise<void> {
  const added = await addToCart(product, quantity)
  const inCart = quantityOf(product)
  const text = addedText(added, quantity, inCart > 0)
  if (added === 0) {
    const action = { label: t('Go to cart'), onClick: () => go(CART_PATH) }
    return toast({ tone: 'plain', text, action })
  }
  show(text, product, go)
  recordActivity('addToCart', product._id)
  if (inCart > FEW) await correct(product, go)
}

/** A page knows of more than a few only that there are enough: whoever takes many is told how many there are. */
async function correct(product: Product, go: Go): Promise<void> {
  const stocks = await ownStock(product._id)
  if (!stocks || quantityOf(product) <= stocks) return
  await changeQuantity(product._id, stocks)
  show(mostText(stocks), product, go)
}

const show = (title: string, product: Product, go: Go) =>
  showAdded(
    <AddedDrawer
      title={title}
      product={product}
      quantity={quantityOf(product)}
      onCheckout={() => checkoutCart(go)}
      onClose={hide}
    />,
  )

const hide = () => showAdded(null)

const quantityOf = ({ _id }: Product) =>
  useRootStore.getState().cart.cartItems.find((item) => item._id === _id)?.quantity ?? 0

/** As from the cart's own page; the checkout says what changed since and waits until that is seen. */
async function checkoutCart(go: Go): Promise<void> {
  const next = await draftCart()
  if (next === 'login') return go(loginPath(CHECKOUT_PATH))
  if (next !== 'address') return go(CHECKOUT_PATH)
  toast({ tone: 'bad', text: cartTexts.addressMissing, alert: true })
  go(addAddressPath(CHECKOUT_PATH))
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
