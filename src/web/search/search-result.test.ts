import { expect, test, vi } from 'vitest'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { Api } from '#contract/platform/api.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { searchCardsCall } from '#contract/search/search.endpoints.ts'
import { pageContext } from '#tests/support/page-context.ts'
import { loader } from './search-result.route.tsx'

const understood = { name: 'pen', ignored: [], unsold: [] }
const facets = { isAbout: false, categories: [], inStock: 0, ratings: [], attributes: {} }

function asking(query: string, answer: { total: number } | FailureKind) {
  const api = vi.fn(async (endpoint: unknown) => {
    if (endpoint !== searchCardsCall) return { data: facets }
    if ('code' in answer) throw new Failure(answer)
    return { data: [], nextCursor: null, near: [], understood, ...answer }
  })
  const context = pageContext(api as unknown as Api)
  const url = new URL(`https://likho.example/searchResult${query}`)
  const result = loader({ context, url, request: new Request(url), params: {}, pattern: '/searchResult' })
  return { api, result }
}

const cacheControl = (init: ResponseInit | null) => new Headers(init?.headers).get('cache-control')

test.each(['', '?q=', '?q=%20%20'])('[SRCH-02] the address "%s" asks the shop for nothing', async (query) => {
  const { api, result } = asking(query, { total: 0 })
  expect((await result).data.outcome).toBe('notAsked')
  expect(api).not.toHaveBeenCalled()
})

test('[SRCH-01] the text is searched for as it was meant, and a page with results may be kept', async () => {
  const { api, result } = asking('?q=%20gel%20pen%20&inStock=true', { total: 3 })
  const { data, init } = await result
  expect(data).toMatchObject({ outcome: 'answered', q: 'gel pen' })
  expect(api).toHaveBeenCalledWith(searchCardsCall, expect.objectContaining({ name: 'gel pen', inStock: true }))
  expect(cacheControl(init)).toBeNull()
})

test('[SRCH-01] a page without results is not kept', async () => {
  const { init } = await asking('?q=zzqx', { total: 0 }).result
  expect(cacheControl(init)).toBe('no-store')
})

test('[SRCH-01] a search that fails shows a page all the same', async () => {
  const { data, init } = await asking('?q=pen', requestFailures.overloaded).result
  expect(data).toMatchObject({ outcome: 'failed', q: 'pen', reason: 'request/overloaded' })
  expect(init).toMatchObject({ status: 503 })
})

test('a position that no list has is refused, not taken for a failure', async () => {
  await expect(asking('?q=pen&cursor=x', catalogFailures.badCursor).result).rejects.toMatchObject({
    init: { status: 400 },
  })
})

test('[SRCH-01] a price in the text is the price filter of the list, and of every link on the page', async () => {
  const { api, result } = asking(`?q=${encodeURIComponent('gel pens under 100')}&sort=priceAsc`, { total: 3 })
  const { data } = await result
  expect(data).toMatchObject({
    q: 'gel pens under 100',
    list: { state: { q: 'gel pens', choices: { maxPrice: '100' } } },
  })
  expect(api).toHaveBeenCalledWith(searchCardsCall, expect.objectContaining({ name: 'gel pens', maxPrice: 100 }))
})

test('a price in the address goes before one in the text', async () => {
  const { api, result } = asking(`?q=${encodeURIComponent('gel pens under 100')}&minPrice=20`, { total: 3 })
  await result
  expect(api).toHaveBeenCalledWith(searchCardsCall, expect.objectContaining({ name: 'gel pens', minPrice: 20 }))
  expect(api).not.toHaveBeenCalledWith(searchCardsCall, expect.objectContaining({ maxPrice: 100 }))
})

test('a text that only names a price leads to everything at that price', async () => {
  const { api, result } = asking('?q=100+se+200+tak', { total: 3 })
  const answer: Response = await result.then(
    () => expect.unreachable(),
    (thrown) => thrown,
  )
  expect(answer.headers.get('location')).toBe('/shop?minPrice=100&maxPrice=200')
  expect(api).not.toHaveBeenCalled()
})

test.each([
  [{ unsold: ['mobile', 'phone'] }, 0, 'We don’t sell “mobile phone”.'],
  [{}, 0, 'No match for “pen”. Check the spelling or try fewer words.'],
  [{ ignored: ['camlin'] }, 3, 'No match for “camlin”. Showing results for the other words.'],
  [{}, 3, undefined],
])('[SRCH-01] %j and %i results are noted as %j', async (more, total, note) => {
  const { data } = await asking('?q=pen', { total, understood: { ...understood, ...more } } as { total: number }).result
  expect(data).toMatchObject({ outcome: 'answered' })
  expect((data as { note?: string }).note).toBe(note)
})
