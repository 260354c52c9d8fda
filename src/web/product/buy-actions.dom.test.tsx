import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAllAddressesCall } from '#contract/addresses/addresses.endpoints.ts'
import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { aProductCard, aShownProduct } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { addAddressPath, CHECKOUT_PATH, loginPath } from '#web/kit/paths.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { clearCart, setCartCoupon } from '#web/stores/cart.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { clearWaitingToasts, useWaitingToasts } from '#web/ui/toast.ts'
import type { AddedDrawer } from './added-drawer.tsx'
import { AddedSpot } from './added-spot.ts'
import { add } from './buy-actions.tsx'

const pen = aShownProduct({ stocks: 999 })
const go = vi.fn()
const openShop = () => standInShop({ check: checkCartCall, addresses: getAllAddressesCall })
let shop: ReturnType<typeof openShop>

beforeEach(async () => {
  shop = openShop()
  shop.check.mockResolvedValue({ data: [aProductCard({ stocks: 40 })] })
  await clearCart()
  clearWaitingToasts()
})
afterEach(() => {
  forgetUser()
  go.mockReset()
  vi.unstubAllGlobals()
})

/** What the drawer is handed, once so many have been put into the cart. */
async function drawerAfter(quantity: number) {
  const spot = await renderHook(AddedSpot, undefined)
  await add(pen, quantity, go)
  await settle()
  return spot.latest()?.props as Parameters<typeof AddedDrawer>[0] | undefined
}

test('[PDP-03] whoever adds more than there is gets what there is, and is told', async () => {
  expect(await drawerAfter(5)).toMatchObject({ title: 'Added to cart', quantity: 5 })
  expect(shop.check, 'a few are always there').not.toHaveBeenCalled()
  expect(await drawerAfter(500)).toMatchObject({ title: 'Only 40 in stock', quantity: 40 })
  expect(useRootStore.getState().cart.totalQuantity).toBe(40)
})

test('while the shop is out of reach nothing is taken back', async () => {
  shop.check.mockRejectedValue(new Error('out of reach'))
  expect(await drawerAfter(500)).toMatchObject({ title: 'Added to cart', quantity: 500 })
})

test('a visitor goes from the drawer to the login and on to the checkout, with the coupon', async () => {
  await setCartCoupon('DISCOUNT10')
  const drawer = await drawerAfter(2)
  await drawer?.onCheckout()
  await settle()
  expect(go).toHaveBeenCalledWith(loginPath(CHECKOUT_PATH))
  const { draft } = useRootStore.getState().order
  expect(draft).toMatchObject({
    source: 'cart',
    items: [{ productId: pen._id, quantity: 2 }],
    couponCode: 'DISCOUNT10',
  })
})

test('[CART-06] whoever has no address is asked for one first', async () => {
  keepUser(aUser())
  shop.addresses.mockResolvedValue({ data: [] })
  const said = await renderHook(useWaitingToasts, undefined)
  const drawer = await drawerAfter(1)
  drawer?.onCheckout()
  await settle()
  expect(go).toHaveBeenCalledWith(addAddressPath(CHECKOUT_PATH))
  expect(said.latest()).toMatchObject([{ text: cartTexts.addressMissing, alert: true }])
})
