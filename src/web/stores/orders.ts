import type { ProductCard } from '#contract/catalog/product.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'
import type { CartItem } from './cart-slice.ts'
import * as slice from './order-slice.ts'
import { restoreRoot, useRootStore } from './root-store.ts'

/** What the checkout does with the order state. Each waits until an earlier visit's state is back, and keeps its own. */
export const setDraftFromCart = (items: readonly CartItem[], addressId: string | null) =>
  change((state) => slice.setDraftFromCart(state, items, addressId))

export const setDraftFromBuyNow = (product: ProductCard, addressId: string | null, quantity?: number) =>
  change((state) => slice.setDraftFromBuyNow(state, product, addressId, quantity))

export const setDraftAddress = (addressId: string | null) => change((state) => slice.setDraftAddress(state, addressId))

export const setDraftCoupon = (couponCode: string | undefined) =>
  change((state) => slice.setDraftCoupon(state, couponCode))

export const clearDraft = () => change(slice.clearDraft)

export const placingStarted = () => change(slice.placingStarted)

export const placingSucceeded = (placed: ShippingOrder) => change((state) => slice.placingSucceeded(state, placed))

export const placingFailed = (error: string) => change((state) => slice.placingFailed(state, error))

export const orderOpened = (order: ShippingOrder) => change((state) => slice.orderOpened(state, order))

export const purgeHistory = () => change(slice.purgeHistory)

async function change(next: (state: slice.OrderState) => slice.OrderState): Promise<void> {
  await restoreRoot()
  useRootStore.setState(({ order }) => ({ order: next(order) }))
}
