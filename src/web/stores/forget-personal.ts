import { addressSlice } from './address-slice.ts'
import { cartSlice } from './cart-slice.ts'
import { orderSlice } from './order-slice.ts'
import { restoreRoot, useRootStore } from './root-store.ts'

/** At logout nothing of the person stays in the browser. The cart is kept by the shop and comes back at the next login. */
export async function forgetPersonal(): Promise<void> {
  await restoreRoot()
  useRootStore.setState({ address: addressSlice.initial, cart: cartSlice.initial, order: orderSlice.initial })
}

/** When a session ran out, or somebody else logs in: the cart and the draft stay, names and addresses do not. */
export async function forgetDetails(): Promise<void> {
  await restoreRoot()
  useRootStore.setState(({ order }) => ({
    address: addressSlice.initial,
    order: { ...orderSlice.initial, draft: order.draft },
  }))
}
