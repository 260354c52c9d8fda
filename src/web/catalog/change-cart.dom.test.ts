import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { clearCart } from '#web/stores/cart.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { clearWaitingToasts, useWaitingToasts } from '#web/ui/toast.ts'
import { changeCart } from './change-cart.ts'

const pen = aProductCard({ stocks: 9 })
const inCart = () => useRootStore.getState().cart.cartItems.map(({ quantity }) => quantity)
const fails = () => Promise.reject(outOfReach())

beforeEach(async () => {
  await clearCart()
  clearWaitingToasts()
  standInShop({})
})
afterEach(() => vi.unstubAllGlobals())

async function said() {
  const { latest, unmount } = await renderHook(useWaitingToasts, undefined)
  const toasts = latest()
  await unmount()
  return toasts
}

test('Add to Cart whose code does not come says so, and Try again adds it', async () => {
  await changeCart((cart) => cart.addOne(pen), fails)
  expect(await said()).toMatchObject([{ tone: 'bad', alert: true, action: { label: 'Try again' } }])
  expect(inCart()).toEqual([])
})

test('Try again does what was asked for, once the code is there', async () => {
  const load = vi.fn(() => import('./card-cart.ts')).mockImplementationOnce(fails)
  await changeCart((cart) => cart.addOne(pen), load)
  const [problem] = await said()
  clearWaitingToasts()
  problem?.action?.onClick()
  await settle()
  expect([inCart(), await said()]).toEqual([[1], []])
})

test('where it fails again, the page can be loaded anew: a release may have taken the code away', async () => {
  await changeCart((cart) => cart.addOne(pen), fails)
  const [problem] = await said()
  clearWaitingToasts()
  problem?.action?.onClick()
  await settle()
  expect(await said()).toMatchObject([{ action: { label: 'Reload' } }])
})
