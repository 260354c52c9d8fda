import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAllAddressesCall } from '#contract/addresses/addresses.endpoints.ts'
import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { setCart } from '#web/stores/cart.ts'
import { useCheckout } from './use-checkout.ts'

const pen = aProductCard()
let requests: PendingRequest[]

beforeEach(async () => {
  requests = pendingRequests()
  keepUser(aUser())
  await setCart([{ ...pen, quantity: 1 }])
})
afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

test('a second click while the cart is checked starts no second checkout', async () => {
  const ways = { onChanged: vi.fn(), onNoAddress: vi.fn() }
  const { latest } = await renderHook(useCheckout, ways, MemoryRouter)
  const click = async () => {
    latest().checkout()
    await settle()
  }
  await click()
  await click()
  for (const { answer } of requests) await answer(Response.json({ success: true, data: [{ ...pen, price: 200 }] }))
  expect(ways.onChanged).toHaveBeenCalledOnce()
  expect(latest().busy).toBe(false)
})

test('[CART-06] an address is asked for when there is none, not when they could not be loaded', async () => {
  const shop = standInShop({ check: checkCartCall, addresses: getAllAddressesCall })
  shop.check.mockResolvedValue({ data: [pen] })
  const ways = { onChanged: vi.fn(), onNoAddress: vi.fn() }
  const { latest } = await renderHook(useCheckout, ways, MemoryRouter)
  shop.addresses.mockRejectedValueOnce(new Failure(requestFailures.overloaded))
  await latest().checkout()
  await settle()
  expect(shop.addresses).toHaveBeenCalledOnce()
  expect(ways.onNoAddress).not.toHaveBeenCalled()
  shop.addresses.mockResolvedValueOnce({ data: [] })
  await latest().checkout()
  expect(ways.onNoAddress).toHaveBeenCalledOnce()
})
