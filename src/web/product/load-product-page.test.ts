import { expect, test } from 'vitest'
import { getProductCall, relatedProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { getFamilyCall } from '#contract/catalog/product-family.endpoints.ts'
import type { Api } from '#contract/platform/api.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { listReviewsCall } from '#contract/reviews/reviews.endpoints.ts'
import { pageContext } from '#tests/support/page-context.ts'
import { aFamily, aProductCard, aShownProduct } from '#tests/support/product-cards.ts'
import { packCards } from '#web/catalog/packed-cards.ts'
import { loadProductPage } from './load-product-page.ts'

const product = aShownProduct({ stocks: 3 })
const reviews = { data: [], nextCursor: null, total: 0, histogram: [] }

/** A shop that answers as told; a failure in place of an answer is its refusal. */
function shopThat(answers: Map<Endpoint, unknown>) {
  const asked: [Endpoint, unknown][] = []
  const api = (async (endpoint: Endpoint, input: unknown) => {
    asked.push([endpoint, input])
    const answer = answers.get(endpoint)
    if (answer instanceof Error) throw answer
    return answer
  }) as Api
  return { context: pageContext(api), asked }
}

const wholeShop = (over: [Endpoint, unknown][] = []) =>
  shopThat(
    new Map<Endpoint, unknown>([
      [getProductCall, { data: product }],
      [getFamilyCall, { data: aFamily(product._id) }],
      [listReviewsCall, reviews],
      [relatedProductsCall, { data: [aProductCard()] }],
      ...over,
    ]),
  )

const load = (shop: ReturnType<typeof wholeShop>, id: string | null = product._id, search = '') =>
  loadProductPage(shop.context, id, new URLSearchParams(search))

test('[PDP-07] the page of a product, with its reviews, five at a time, and its neighbours', async () => {
  const shop = wholeShop()
  const { data, init } = await load(shop, product._id, '?reviews=abc.def')
  expect(data).toMatchObject({ product, reviews, related: packCards([aProductCard()]) })
  expect(data.family?.rows.map(({ option }) => option)).toEqual(['Colour', 'Tip'])
  expect(data.canonical).toBe(`https://likho.example/product/${product._id}`)
  expect(shop.asked).toContainEqual([listReviewsCall, { productId: product._id, limit: 5, cursor: 'def' }])
  expect(init, 'may be kept for everyone').toBeNull()
})

test.each([
  ['no id at all', null],
  ['an empty id', ''],
  ['a text', 'pen'],
  ['a path', '../users'],
])('[PDP-07] %s is not found, and nobody is asked', async (_, id) => {
  const shop = wholeShop()
  await expect(load(shop, id)).rejects.toMatchObject({ init: { status: 404 } })
  expect(shop.asked).toEqual([])
})

test('[PDP-07] an unknown product is not found', async () => {
  const shop = wholeShop([[getProductCall, new Failure(catalogFailures.unknownProduct)]])
  await expect(load(shop)).rejects.toMatchObject({ init: { status: 404 } })
})

test('the page stands without family, reviews and neighbours, says why, and is not kept', async () => {
  const busy = new Failure(requestFailures.overloaded)
  const { data, init } = await load(
    wholeShop([
      [getFamilyCall, busy],
      [listReviewsCall, busy],
      [relatedProductsCall, busy],
    ]),
  )
  expect(data).toMatchObject({ product, reviews: undefined, reviewsProblem: busy.message, related: undefined })
  expect(data.family).toBeUndefined()
  expect(init).toMatchObject({ headers: { 'cache-control': 'no-store' } })
})

test('a fault that nobody foresaw is not hidden', async () => {
  await expect(load(wholeShop([[listReviewsCall, new TypeError('x is undefined')]]))).rejects.toThrow('x is undefined')
})
