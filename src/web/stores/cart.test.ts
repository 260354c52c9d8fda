import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { setItems } from './cart-slice.ts'

const pen = aProductCard({ stocks: 5 })
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', name: 'Panna Notebook' })

/** As a page that was just opened in a browser where an earlier visit left so many pens. */
async function freshPage(pens: number) {
  vi.resetModules()
  const cart = setItems(pens > 0 ? [{ ...pen, quantity: pens }] : [])
  const storage = memoryStorage({ root: JSON.stringify({ state: { cart }, version: 1 }) })
  vi.stubGlobal('window', { localStorage: storage })
  const { useRootStore } = await import('./root-store.ts')
  return { ...(await import('./cart.ts')), cart: () => useRootStore.getState().cart, storage }
}

beforeEach(() => vi.unstubAllGlobals())

test.each([
  [0, undefined, 1, 1],
  [0, 3, 3, 3],
  [2, 3, 3, 5],
  [4, 3, 1, 5],
  [5, 1, 0, 5],
])('[CART-04] %i in the cart, %o added, of 5 in stock: %i more, %i in all', async (before, asked, added, after) => {
  const { addToCart, cart } = await freshPage(before)
  expect(await addToCart(pen, asked)).toBe(added)
  expect(cart().totalQuantity).toBe(after)
})

test('[STATE-03] what is put in before the cart is back from storage comes on top of it, and is kept', async () => {
  const { addToCart, storage } = await freshPage(2)
  await addToCart(book)
  expect(JSON.parse(storage.held.get('root') ?? '').state.cart).toMatchObject({
    cartItems: [
      { name: pen.name, quantity: 2 },
      { name: book.name, quantity: 1 },
    ],
    totalQuantity: 3,
  })
})

test('[CART-05] what was taken out is put back where it stood', async () => {
  const { addToCart, removeFromCart, putBack, cart } = await freshPage(2)
  await addToCart(book)
  const before = cart()
  await removeFromCart(pen._id)
  await putBack({ ...pen, quantity: 2 }, 0)
  expect(cart()).toEqual(before)
  await putBack({ ...pen, quantity: 2 }, 0)
  expect(cart()).toEqual(before)
})

test('[CART-05] clearing empties the cart', async () => {
  const { clearCart, cart } = await freshPage(2)
  await clearCart()
  expect(cart()).toEqual({ cartItems: [], totalQuantity: 0, totalPrice: 0 })
})
