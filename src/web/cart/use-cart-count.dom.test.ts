import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { addToCart, clearCart } from '#web/stores/cart.ts'
import { useQuantityInCart } from '#web/stores/quantities.ts'
import { useCartCheck, useCartRechecks } from './cart-check.ts'
import { useCartCount } from './use-cart-count.ts'

const pen = aProductCard()
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002' })
const openShop = () => standInShop({ check: checkCartCall })
let shop: ReturnType<typeof openShop>

beforeEach(async () => {
  shop = openShop()
  shop.check.mockResolvedValue({ data: [pen, book] })
  await clearCart()
  useCartCheck.setState({ products: new Map() })
})
afterEach(() => vi.unstubAllGlobals())

test('the count follows the cart until the page is left', async () => {
  const count = await renderHook(useCartCount, undefined)
  const card = await renderHook(useQuantityInCart, pen._id)
  await addToCart(pen, 2)
  await settle()
  expect([count.latest(), card.latest()]).toEqual([2, 2])
  await count.unmount()
  await addToCart(pen, 1)
  await settle()
  expect(card.latest(), 'nobody counts any more').toBe(2)
})

test('a cart page that is left no longer checks the cart when it is seen again or a line comes in', async () => {
  const page = await renderHook(useCartRechecks, undefined)
  await addToCart(pen)
  await settle()
  expect(shop.check).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(shop.check).toHaveBeenCalledTimes(2)
  await page.unmount()
  document.dispatchEvent(new Event('visibilitychange'))
  await addToCart(book)
  await settle()
  expect(shop.check).toHaveBeenCalledTimes(2)
})
