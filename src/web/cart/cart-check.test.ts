import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { setItems } from '#web/stores/cart-slice.ts'

const pen = aProductCard()
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002' })
const line = (product: ProductCard) => ({ ...product, quantity: 1 })

/** As a cart page that a visitor just opened. */
async function freshPage() {
  vi.resetModules()
  const root = JSON.stringify({ state: { cart: setItems([line(pen)]) }, version: 1 })
  vi.stubGlobal('window', { localStorage: memoryStorage({ root }) })
  return import('./cart-check.ts')
}

const openShop = () => standInShop({ check: checkCartCall })
let shop: ReturnType<typeof openShop>
beforeEach(() => {
  shop = openShop()
})
afterEach(() => vi.unstubAllGlobals())

test('a check is kept for the page; those that overlap share one request', async () => {
  shop.check.mockResolvedValue({ data: [pen] })
  const page = await freshPage()
  const [first, second] = await Promise.all([page.checkCart(), page.checkCart()])
  expect(first).toBe(second)
  expect(shop.check).toHaveBeenCalledOnce()
  expect(page.useCartCheck.getState()).toEqual({ products: new Map([[pen._id, pen]]), problem: undefined })
})

test('a check that fails says so and keeps what was known; the next one takes that back', async () => {
  shop.check
    .mockResolvedValueOnce({ data: [pen] })
    .mockRejectedValueOnce(outOfReach())
    .mockResolvedValue({ data: [] })
  const page = await freshPage()
  await page.checkCart()
  expect(await page.checkCart()).toBeUndefined()
  expect(page.useCartCheck.getState()).toEqual({
    products: new Map([[pen._id, pen]]),
    problem: networkFailures.unreachable.text,
  })
  await page.checkCart()
  expect(page.useCartCheck.getState()).toEqual({ products: new Map([[pen._id, null]]), problem: undefined })
})

test('only a line that came in calls for a check, and not again while the shop is out of reach', async () => {
  shop.check.mockResolvedValue({ data: [pen] })
  const page = await freshPage()
  await page.checkCart()
  expect(page.hasUncheckedLine([line(pen)], []), 'put back, and known').toBe(false)
  expect(page.hasUncheckedLine([line(pen), line(book)], [line(pen)])).toBe(true)
  expect(page.hasUncheckedLine([line(book)], [line(book)]), 'its check failed').toBe(false)
})
