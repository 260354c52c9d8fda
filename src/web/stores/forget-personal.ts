import { forgetKeptPages } from '#web/kit/kept-caches.ts'
import { addressSlice } from './address-slice.ts'
import { cartSlice } from './cart-slice.ts'
import { forgetWishlist } from './kept-wishlist.ts'
import { orderSlice } from './order-slice.ts'
import { forgetViewed } from './recently-viewed.ts'
import { restoreRoot, useRootStore } from './root-store.ts'

/** At logout nothing of the person stays in the browser. The cart is kept by the shop and comes back at the next login. */
export async function forgetPersonal(): Promise<void> {
  await restoreRoot()
  useRootStore.setState({ address: addressSlice.initial, cart: cartSlice.initial, order: orderSlice.initial })
  await forgetVisit()
}

/** When a session ran out, or somebody else logs in: the cart and the draft stay, names and addresses do not. */
export async function forgetDetails(): Promise<void> {
  await restoreRoot()
  useRootStore.setState(({ order }) => ({
    address: addressSlice.initial,
    order: { ...orderSlice.initial, draft: order.draft },
  }))
  await forgetVisit()
}

/** Of a session that ended while no page was open. */
export async function forgetLeftovers(): Promise<void> {
  await restoreRoot()
  if (useRootStore.getState().address.list.length > 0) await forgetDetails()
}

/** What was looked at, and what was kept for reading offline. */
async function forgetVisit(): Promise<void> {
  forgetWishlist()
  forgetViewed()
  // Where the browser forbids storage there is nothing to forget.
  await forgetKeptPages().catch(() => {})
}
