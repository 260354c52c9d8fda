import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import {
  addWishlistCall,
  removeWishlistItemCall,
  wishlistCall,
  wishlistProductsCall,
} from '#contract/wishlist/wishlist.endpoints.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'

const PEN = '01930000-0000-7000-8000-000000000001'
const BOOK = '01930000-0000-7000-8000-000000000002'

/** As a page that was just opened by somebody who is logged in. */
async function freshPage(localStorage = memoryStorage({ user: JSON.stringify(aUser()) })) {
  vi.resetModules()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  const { forgetUser } = await import('#web/kit/session-user.ts')
  const state = await import('./wishlist-state.ts')
  const isWished = (id: string) => state.isOnWishlist(id)(state.useWishlistState.getState())
  const { sendWaiting } = await import('./wishlist-calls.ts')
  return { ...state, isWished, forgetUser, sendWaiting, localStorage, reload: () => freshPage(localStorage) }
}
let page: Awaited<ReturnType<typeof freshPage>>

function openShop() {
  const shop = standInShop({
    wished: wishlistProductsCall,
    list: wishlistCall,
    add: addWishlistCall,
    remove: removeWishlistItemCall,
  })
  shop.add.mockResolvedValue({ message: 'Added' })
  return shop
}
let shop: ReturnType<typeof openShop>

beforeEach(async () => {
  shop = openShop()
  page = await freshPage()
})
afterEach(() => vi.unstubAllGlobals())

test('[WISH-03] all hearts of a page ask once', async () => {
  shop.wished.mockResolvedValue({ data: [PEN] })
  await Promise.all([page.loadWishlistIds('asha'), page.loadWishlistIds('asha')])
  await page.loadWishlistIds('asha')
  expect(shop.wished).toHaveBeenCalledTimes(1)
  expect([page.isWished(PEN), page.isWished(BOOK)]).toEqual([true, false])
})

test('[WISH-03] a wish shows at once and is taken back when the shop refuses', async () => {
  shop.wished.mockResolvedValue({ data: [] })
  await page.loadWishlistIds('asha')
  const answer = Promise.withResolvers<{ message: string }>()
  shop.add.mockReturnValue(answer.promise)
  const told = vi.fn()
  page.useWishlistState.subscribe(told)
  const wishing = page.setWished(PEN, true)
  await eventually(() => expect(page.isWished(PEN)).toBe(true))
  expect(told).toHaveBeenCalled()
  await eventually(() => expect(shop.add).toHaveBeenCalledOnce())
  answer.reject(new Failure(requestFailures.overloaded))
  expect(await wishing).toBe(requestFailures.overloaded.text)
  expect(page.isWished(PEN)).toBe(false)
})

test('a wishlist that could not be had is asked for again, and a heart is never filled by guessing', async () => {
  shop.wished.mockRejectedValueOnce(new Failure(requestFailures.overloaded)).mockRejectedValueOnce(outOfReach())
  await page.loadWishlistIds('asha')
  shop.wished.mockResolvedValue({ data: [BOOK, PEN] })
  expect(await page.setWished(PEN, true)).toBeUndefined()
  expect([page.isWished(PEN), page.isWished(BOOK)]).toEqual([true, true])
})

test('what one person wished for is not shown to the next', async () => {
  shop.wished.mockResolvedValue({ data: [PEN] })
  await page.loadWishlistIds('asha')
  page.forgetUser()
  expect(page.isWished(PEN)).toBe(false)
  expect(await page.setWished(PEN, true)).toBe(requestFailures.notSignedIn.text)
  expect(shop.add).not.toHaveBeenCalled()
})

test('clicks in a row reach the shop one after the other, and the last one counts', async () => {
  shop.wished.mockResolvedValue({ data: [] })
  await page.loadWishlistIds('asha')
  const answer = Promise.withResolvers<{ message: string }>()
  shop.add.mockReturnValue(answer.promise)
  shop.remove.mockResolvedValue({ message: 'Removed' })
  const clicks = [page.setWished(PEN, true)]
  await eventually(() => expect(shop.add).toHaveBeenCalledOnce())
  clicks.push(page.setWished(PEN, false))
  expect(shop.remove).not.toHaveBeenCalled()
  answer.reject(new Failure(requestFailures.overloaded))
  expect(await Promise.all(clicks)).toEqual([requestFailures.overloaded.text, undefined])
  expect(page.isWished(PEN), 'the refusal of the first click does not undo the second').toBe(false)
})

test('[WISH-03] a page that is left while the first of two wishes is sent loses neither', async () => {
  shop.wished.mockResolvedValue({ data: [] })
  await page.loadWishlistIds('asha')
  shop.add.mockReturnValueOnce(Promise.withResolvers<{ message: string }>().promise)
  page.setWished(PEN, true)
  await eventually(() => expect(shop.add).toHaveBeenCalledOnce())
  page.setWished(BOOK, true)
  expect(page.isWished(BOOK)).toBe(true)
  expect(page.localStorage.getItem('wishlist'), 'kept as soon as the heart is full').toContain(BOOK)
  page = await page.reload()
  await page.loadWishlistIds('asha')
  expect([page.isWished(PEN), page.isWished(BOOK)]).toEqual([true, true])
  await page.sendWaiting()
  expect(shop.add).toHaveBeenLastCalledWith({ items: [{ productId: BOOK, quantity: 1 }] })
})

test('[WISH-03] an answer that left the shop before a wish arrived there does not hide the wish', async () => {
  shop.add.mockRejectedValueOnce(outOfReach())
  shop.wished.mockResolvedValueOnce({ data: [] })
  await page.setWished(PEN, true)
  page = await page.reload()
  const answer = Promise.withResolvers<{ data: string[] }>()
  shop.wished.mockReturnValue(answer.promise)
  const loading = page.loadWishlistIds('asha')
  await eventually(() => expect(shop.wished).toHaveBeenCalledTimes(2))
  await page.sendWaiting()
  answer.resolve({ data: [] })
  await loading
  expect(page.isWished(PEN)).toBe(true)
})

test('what is wished for offline shows, outlives the page, and reaches the shop when there is a network', async () => {
  shop.wished.mockResolvedValueOnce({ data: [BOOK] }).mockRejectedValue(outOfReach())
  await page.loadWishlistIds('asha')
  shop.add.mockRejectedValue(outOfReach())
  shop.remove.mockRejectedValue(outOfReach())
  expect([await page.setWished(PEN, true), await page.setWished(BOOK, false)]).toEqual([undefined, undefined])
  page = await page.reload()
  await page.loadWishlistIds('asha')
  expect([page.isWished(PEN), page.isWished(BOOK)]).toEqual([true, false])
  shop.add.mockResolvedValue({ message: 'Added' })
  shop.remove.mockResolvedValue({ message: 'Removed' })
  shop.add.mockClear()
  await page.sendWaiting()
  await page.sendWaiting()
  expect(shop.add.mock.calls).toEqual([[{ items: [{ productId: PEN, quantity: 1 }] }]])
  expect(shop.remove).toHaveBeenLastCalledWith({ productId: BOOK })
})

test('offline the wishlist is the one that was seen last, with what was changed since', async () => {
  const item = { _id: BOOK, productId: aProductCard({ _id: BOOK, name: 'Notebook' }), quantity: 1 }
  shop.list.mockResolvedValueOnce({ data: { userId: 'asha', items: [item] } }).mockRejectedValue(outOfReach())
  await page.loadWishlist('asha')
  page = await page.reload()
  expect((await page.loadWishlist('asha')).map(({ productId }) => productId.name)).toEqual(['Notebook'])
  shop.remove.mockRejectedValue(outOfReach())
  await page.setWished(BOOK, false)
  expect(await page.loadWishlist('asha')).toEqual([])
})

test('what was taken off the wishlist stays off it while the shop has not heard of it', async () => {
  const items = [PEN, BOOK].map((_id) => ({ _id, productId: aProductCard({ _id }), quantity: 1 }))
  shop.list.mockResolvedValue({ data: { userId: 'asha', items } })
  await page.loadWishlist('asha')
  shop.remove.mockRejectedValue(outOfReach())
  await page.setWished(PEN, false)
  page = await page.reload()
  expect((await page.loadWishlist('asha')).map(({ _id }) => _id)).toEqual([BOOK])
})

test('a wish that the shop refuses when it hears of it waits no longer', async () => {
  shop.wished.mockResolvedValue({ data: [] })
  await page.loadWishlistIds('asha')
  shop.add.mockRejectedValueOnce(outOfReach())
  await page.setWished(PEN, true)
  shop.add.mockRejectedValue(new Failure(catalogFailures.unknownProduct))
  await page.sendWaiting()
  shop.add.mockClear()
  await page.sendWaiting()
  expect(shop.add).not.toHaveBeenCalled()
})
