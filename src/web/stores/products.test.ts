import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { fulfilled } from './product-slice.ts'

const pen = aProductCard()
const kept = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', name: 'Panna Notebook' })
const storage = memoryStorage()

/** As a page that was just opened in a browser where an earlier visit left one product. */
async function freshPage() {
  vi.resetModules()
  storage.held.set('root', JSON.stringify({ state: { product: fulfilled([kept]) }, version: 1 }))
  const { useRootStore } = await import('./root-store.ts')
  const { fetchProducts, keepProducts } = await import('./products.ts')
  return { fetchProducts, keepProducts, product: () => useRootStore.getState().product }
}

beforeEach(() => vi.stubGlobal('window', { localStorage: storage }))

test('[STATE-03] fetching is pending, then fulfilled', async () => {
  const { fetchProducts, product } = await freshPage()
  const answer = Promise.withResolvers<(typeof pen)[]>()
  const asked = fetchProducts(() => answer.promise)
  await eventually(() => expect(product()).toEqual({ products: [kept], loading: true, error: null }))
  answer.resolve([pen])
  await asked
  expect(product()).toEqual({ products: [pen], loading: false, error: null })
})

test.each([
  ['a refusal', new Failure(requestFailures.tooMany), requestFailures.tooMany.text],
  ['a fault', new TypeError('x is undefined'), requestFailures.unexpected.text],
])(
  '[STATE-03] fetching that meets %s is rejected: the message is kept, and so are the products',
  async (_, why, text) => {
    const { fetchProducts, product } = await freshPage()
    await fetchProducts(() => Promise.reject(why))
    expect(product()).toEqual({ products: [kept], loading: false, error: text })
  },
)

test('an answer that comes after a newer question is dropped', async () => {
  const { fetchProducts, keepProducts, product } = await freshPage()
  const slow = Promise.withResolvers<(typeof pen)[]>()
  const first = fetchProducts(() => slow.promise)
  await keepProducts([pen])
  slow.resolve([kept])
  await first
  expect(product()).toEqual({ products: [pen], loading: false, error: null })
})
