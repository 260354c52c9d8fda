import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { suggestCall } from '#contract/search/search.endpoints.ts'
import { addDemoCatalogue } from '#tests/support/demo-catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ fill: addDemoCatalogue })

async function answerTo(q: string): Promise<AnswerOf<typeof suggestCall>> {
  const { status, body } = await shop.call('GET', `/api/v1/product/suggest?q=${encodeURIComponent(q)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const suggest = async (q: string) => (await answerTo(q)).data
const wordings = async (q: string) => (await suggest(q)).filter((one) => !one.productId).map(({ text }) => text)

test.each([
  ['p', 'pen'],
  ['not', 'notebook'],
  ['notb', 'notebook'],
  ['pensi', 'pencil'],
  ['stapel', 'stapler'],
  ['calc', 'scientific calculator'],
  ['geo', 'geometry box'],
  ['blue gel p', 'blue gel pen'],
  ['spirl not', 'spiral notebook'],
  ['kaapi', 'notebook'],
  ['kainc', 'scissors'],
  ['कॉ', 'notebook'],
  ['पेंसि', 'pencil'],
])('[SRCH-01] %j is completed to %j', async (typed, wording) => {
  expect(await wordings(typed)).toContain(wording)
})

test.each([
  ['per', ['permanent marker'], ['per', 'permanent']],
  ['pen d', ['pen drive'], ['pen dual', 'pen desk', 'pen 10']],
  ['du', ['heavy duty stapler', 'dual pen drive'], ['duty stapler', 'duty', 'dual']],
  ['stap', ['heavy duty stapler'], ['duty stapler']],
  ['blue g', ['blue gel pen'], ['blue green', 'blue gel', 'blue gb']],
  ['blue', ['blue gel pen'], ['blue']],
  ['not', ['single line notebook'], ['line notebook']],
  ['cello p', ['pen'], ['cello pen']],
])('[SRCH-01] %j is completed to whole wordings such as %j, and not to %j', async (typed, whole, halves) => {
  const offered = await wordings(typed)
  expect(offered).toEqual(expect.arrayContaining(whole))
  expect(offered.filter((wording) => halves.includes(wording))).toEqual([])
})

test('[SRCH-01] wordings come first, then products by their id, eight at most', async () => {
  const suggestions = await suggest('pen')
  expect(suggestions.length).toBeGreaterThan(4)
  expect(suggestions.length).toBeLessThanOrEqual(8)
  const firstProduct = suggestions.findIndex(({ productId }) => productId !== undefined)
  expect(firstProduct).toBeGreaterThan(0)
  for (const { text, productId } of suggestions.slice(firstProduct)) {
    const { body } = await shop.call('GET', `/api/v1/product/getProduct/${productId}`)
    expect(body.data.name).toBe(text)
  }
})

test('[SRCH-01] a suggested product comes with its picture, price and category', async () => {
  const [{ productId, product } = { productId: '' }] = (await suggest('kalam neer')).filter((one) => one.productId)
  const { body } = await shop.call('GET', `/api/v1/product/getProduct/${productId}`)
  const { image, price, Category } = body.data
  expect(product).toEqual({ image, price, Category })
})

test.each([
  ['zzzqqq', true],
  // No product is called so, yet the shop knows what suits it.
  ['hostel', false],
])('that %j has no match is said only when a search would find none', async (q, isNoMatch) => {
  const { body } = await shop.call('POST', '/api/v1/product/searchProduct', { name: q })
  expect(body.total === 0).toBe(isNoMatch)
  expect(await answerTo(q)).toMatchObject({ data: [], isNoMatch })
})

test('every wording finds something', async () => {
  for (const typed of ['p', 'b', 'blue g', 'water', 'steel b', 'neela p']) {
    for (const name of await wordings(typed)) {
      const { body } = await shop.call('POST', '/api/v1/product/searchProduct', { name })
      expect(body.total, name).toBeGreaterThan(0)
    }
  }
})

test.each(['', ' ', '!!', '\0', "';--", 'zzzqqq', 'x'.repeat(8_000), '%', '\\'])(
  '%j suggests nothing',
  async (typed) => {
    expect(await suggest(typed)).toEqual([])
  },
)

test('junk in the URL makes no answer of its own to be kept', async () => {
  await suggest('pen')
  const { pages } = shop.app.pageCache.size()
  const urls = Array.from({ length: 1_000 }, (_, at) => `/api/v1/product/suggest?q=%20pen&junk${at}=${at}`)
  for (const url of urls) expect((await shop.app.inject(url)).statusCode).toBe(200)
  expect(shop.app.pageCache.size().pages).toBe(pages)
})
