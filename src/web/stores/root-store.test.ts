import { afterEach, expect, test, vi } from 'vitest'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { addItem, clear } from './cart-slice.ts'
import { setDraftFromCart } from './order-slice.ts'
import { fulfilled, pending } from './product-slice.ts'
import { createRootStore } from './root-store.ts'

const pen = aProductCard()
const EMPTY = { products: [], loading: false, error: null }
const stored = (product: unknown, version = 1) =>
  memoryStorage({ root: JSON.stringify({ state: { product }, version }) })

afterEach(() => vi.useRealTimers())

test('[STATE-03] the product slice is kept under the key root and is there again on the next visit', async () => {
  const storage = memoryStorage()
  createRootStore(() => storage).setState({ product: fulfilled([pen]) })
  expect(JSON.parse(storage.held.get('root') ?? '')).toMatchObject({ state: { product: { products: [pen] } } })
  const nextVisit = createRootStore(() => storage)
  expect(nextVisit.getState().product, 'until the page is awake it shows what the server showed').toEqual(EMPTY)
  await nextVisit.persist.rehydrate()
  expect(nextVisit.getState().product).toEqual({ products: [pen], loading: false, error: null })
})

test('[STATE-03] the slices cart, product, order and address are kept, each as it is', async () => {
  const storage = memoryStorage()
  const store = createRootStore(() => storage)
  const cart = addItem(clear(), pen, 3)
  const order = setDraftFromCart(store.getState().order, cart.cartItems, 'home')
  store.setState({ cart, order })
  expect(Object.keys(JSON.parse(storage.held.get('root') ?? '').state).sort()).toEqual([
    'address',
    'cart',
    'order',
    'product',
  ])
  const nextVisit = createRootStore(() => storage)
  await nextVisit.persist.rehydrate()
  expect(nextVisit.getState()).toMatchObject({ cart, order })
})

test('[STATE-03] a visit that ended while products were loading does not begin with loading', async () => {
  const store = createRootStore(() => stored(pending(fulfilled([pen]))))
  await store.persist.rehydrate()
  expect(store.getState().product).toEqual({ products: [pen], loading: false, error: null })
})

test.each([
  ['no JSON', () => memoryStorage({ root: '{"state":' })],
  ['JSON of something else', () => memoryStorage({ root: '[1, 2]' })],
  ['a product of an older shape', () => stored({ products: [{ title: 'Pen' }], error: null })],
  ['another version without our slices', () => memoryStorage({ root: '{"state":{"basket":[]},"version":0}' })],
  ['storage that is full or forbidden', brokenStorage],
])('[STATE-03] starts empty and works on when storage holds %s', async (_, storageOf) => {
  const storage = storageOf()
  const store = createRootStore(() => storage)
  await store.persist.rehydrate()
  expect(store.getState().product).toEqual(EMPTY)
  store.setState({ product: fulfilled([pen]) })
  expect(store.getState().product.products).toEqual([pen])
})

test('[STATE-03] goes on after five seconds without an answer, and a late one changes nothing', async () => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<string>()
  const slow = { ...memoryStorage(), getItem: () => answer.promise }
  const store = createRootStore(() => slow)
  const restored = vi.fn()
  Promise.resolve(store.persist.rehydrate()).then(restored)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(restored).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(restored).toHaveBeenCalled()
  answer.resolve(JSON.stringify({ state: { product: fulfilled([pen]) }, version: 1 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState().product).toEqual(EMPTY)
})
