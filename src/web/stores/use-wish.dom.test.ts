import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { addWishlistCall, wishlistProductsCall } from '#contract/wishlist/wishlist.endpoints.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { useWish } from './use-wish.ts'
import { keepWish } from './wish-after-login.ts'
import { useWishlistState } from './wishlist-state.ts'

const PEN = '01930000-0000-7000-8000-000000000001'

function openShop() {
  const shop = standInShop({ wished: wishlistProductsCall, add: addWishlistCall })
  shop.wished.mockResolvedValue({ data: [] })
  shop.add.mockResolvedValue({ message: 'Added' })
  return shop
}
let shop: ReturnType<typeof openShop>

beforeEach(() => {
  shop = openShop()
  sessionStorage.clear()
  useWishlistState.setState({ owner: undefined, productIds: new Set() })
})
afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

test('a wish from before the login is sent once, also when React runs the effect twice', async () => {
  keepWish(PEN)
  keepUser(aUser())
  const { latest } = await renderHook(useWish, PEN, StrictMode)
  await settle()
  expect(shop.add).toHaveBeenCalledOnce()
  expect(latest().wished).toBe(true)
})

test('a login that happens while the page is open finishes the wish', async () => {
  const { latest } = await renderHook(useWish, PEN)
  latest().toggle()
  await settle()
  expect(latest().asking).toBe(true)
  keepWish(PEN)
  keepUser(aUser())
  await settle()
  expect(shop.add).toHaveBeenCalledOnce()
})

test('a session that ends while the wish is sent leads to the login, not to an error', async () => {
  keepUser(aUser())
  const { latest } = await renderHook(useWish, PEN)
  shop.add.mockImplementation(async () => {
    forgetUser()
    throw new Failure(requestFailures.notSignedIn)
  })
  latest().toggle()
  await settle()
  expect(latest()).toMatchObject({ wished: false, asking: true })
  expect(latest().problem).toBeUndefined()
})
