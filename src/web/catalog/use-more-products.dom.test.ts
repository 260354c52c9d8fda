import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { readListState } from './read-list-state.ts'
import { useMoreProducts } from './use-more-products.ts'

const pen = aProductCard()
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002' })
const list = {
  state: readListState(new URLSearchParams(), { defaultSort: 'newest' }),
  page: { data: [pen], nextCursor: 'c1', total: 2 },
}
const rest = () => Response.json({ success: true, data: [book], nextCursor: null, total: 2 })

let requests: PendingRequest[]
beforeEach(() => {
  requests = pendingRequests()
  window.history.replaceState(null, '')
})
afterEach(() => vi.unstubAllGlobals())

async function openList() {
  const { latest } = await renderHook((shown: typeof list) => useMoreProducts(shown, undefined), list, MemoryRouter)
  return {
    latest,
    ids: () => latest().products.map(({ _id }) => _id),
    loadMore: async () => {
      latest().loadMore()
      await settle()
    },
  }
}

test('a second click while more is on its way asks once, and nothing is shown twice', async () => {
  const { latest, ids, loadMore } = await openList()
  await loadMore()
  expect(latest().isLoading).toBe(true)
  await loadMore()
  expect(requests).toHaveLength(1)
  await requests[0]?.answer(rest())
  expect(ids()).toEqual([pen._id, book._id])
  expect(latest()).toMatchObject({ isLoading: false, nextCursor: null })
})

test('an answer that comes when the browser has moved on is not written into the history of another page', async () => {
  const { ids, loadMore } = await openList()
  await loadMore()
  window.history.pushState({ key: 'another page' }, '')
  await requests[0]?.answer(rest())
  expect(window.history.state).toEqual({ key: 'another page' })
  expect(ids()).toEqual([pen._id])
})

test('what failed says so and can be asked for again', async () => {
  const { latest, ids, loadMore } = await openList()
  await loadMore()
  await requests[0]?.fail()
  expect(latest()).toMatchObject({ isLoading: false, problem: expect.any(String) })
  await loadMore()
  await requests[1]?.answer(rest())
  expect(ids()).toEqual([pen._id, book._id])
})
