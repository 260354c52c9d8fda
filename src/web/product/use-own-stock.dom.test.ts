import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { useOwnStock } from './use-own-stock.ts'

const pen = aProductCard({ stocks: 0 })
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', stocks: 2 })

const openShop = () => standInShop({ check: checkCartCall })
let shop: ReturnType<typeof openShop>
beforeEach(() => {
  shop = openShop()
  shop.check.mockImplementation(async ({ productIds: [id] }) => ({ data: [{ ...pen, _id: id ?? '', stocks: 3 }] }))
})
afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
})

test('what is out of stock for everyone is there for whoever holds it, also after a login on the page', async () => {
  const { latest, unmount } = await renderHook(useOwnStock, pen)
  expect(latest()).toBe(0)
  expect(shop.check).not.toHaveBeenCalled()
  keepUser(aUser())
  await settle()
  expect(latest()).toBe(3)
  forgetUser()
  await settle()
  expect(latest()).toBe(0)
  await unmount()
})

test('where there is enough for everyone nobody is asked', async () => {
  keepUser(aUser())
  const { latest, unmount } = await renderHook(useOwnStock, { ...pen, stocks: 6 })
  expect(latest()).toBe(6)
  expect(shop.check).not.toHaveBeenCalled()
  await unmount()
})

test('an answer that comes after the product has changed says nothing of the next one', async () => {
  keepUser(aUser())
  const late = Promise.withResolvers<{ data: (typeof pen)[] }>()
  shop.check.mockReturnValueOnce(late.promise).mockRejectedValueOnce(outOfReach())
  const { latest, rerender } = await renderHook(useOwnStock, pen)
  await rerender(book)
  late.resolve({ data: [{ ...pen, stocks: 9 }] })
  await settle()
  expect(latest(), 'and without an answer the page stays as it is').toBe(2)
})
