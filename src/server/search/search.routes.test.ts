import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/product.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { demoProducts } from '#db/seed/demo/demo-products.ts'
import { goldenSearches } from '#tests/support/golden-searches.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

const search = async (name: string, more: object = {}) =>
  shop.call('POST', '/api/v1/product/searchProduct', { name, ...more })
const names = (list: Pick<Product, 'name'>[]) => list.map(({ name }) => name)
const slugOf = new Map(demoProducts.map(({ slug, name }) => [name, slug]))

/** The demo catalogue as it is, in one go. */
async function stockTheShop(): Promise<void> {
  await shop.db.insertInto('images').values(picture).execute()
  const rows = demoProducts.map((demo, place) => ({ ...aProduct({ ...demo, place }), image_id: picture.id }))
  await shop.db.insertInto('products').values(rows).execute()
}

describe('in the demo catalogue', () => {
  beforeEach(stockTheShop)

  test('[SRCH-01] [API-16] every golden search has a right product among the first three', async () => {
    const ranks: [string, number][] = []
    for (const [text, ...right] of goldenSearches) {
      const { body } = await search(text, { limit: 10 })
      const found = names(body.data).map((name) => slugOf.get(name) ?? '')
      ranks.push([text, found.findIndex((slug) => right.includes(slug))])
    }
    const within = (place: number) => ranks.filter(([, rank]) => rank >= 0 && rank < place).length
    console.info(`golden searches: ${ranks.length}, in the first three ${within(3)}, first ${within(1)}`)
    expect(ranks.filter(([, rank]) => rank < 0 || rank > 2)).toEqual([])
  })

  test('[API-16] a search is narrowed and sorted like any list, and pages without a gap or a repeat', async () => {
    const { body } = await search('pen', { category: 'Writing', maxPrice: 200, sort: 'priceAsc', limit: 4 })
    const prices = body.data.map(({ price }: Product) => price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
    expect(body.data.every(({ Category, price }: Product) => Category === 'Writing' && price <= 200)).toBe(true)
    const all = await search('pen', { limit: 100 })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await search('pen', { limit: 7, ...(cursor && { cursor }) })
      seen.push(...names(page.body.data))
      cursor = page.body.nextCursor
    } while (cursor)
    expect(seen).toEqual(names(all.body.data))
    expect(new Set(seen).size).toBe(all.body.total)
  })

  test('[SRCH-01] a search without result offers near products and is noted for the staff', async () => {
    const { body } = await shop.call('GET', '/api/v1/product/searchCards?name=zzxqwv%20trombone')
    expect(body).toMatchObject({ data: [], total: 0 })
    expect(body.near.length).toBeGreaterThan(0)
    const misses = await sql`select text, times from search_misses`.execute(shop.db)
    expect(misses.rows).toEqual([expect.objectContaining({ text: 'zzxqwv trombone', times: 1 })])
  })

  test('suggestions complete what is typed, forgive a slip and know Hinglish', async () => {
    const suggest = async (q: string) => {
      const { body } = await shop.call('GET', `/api/v1/product/suggest?q=${encodeURIComponent(q)}`)
      return body.data.map(({ text }: { text: string }) => text.toLowerCase()).join(' | ')
    }
    expect(await suggest('high')).toContain('highlighter')
    expect(await suggest('notbo')).toContain('notebook')
    expect(await suggest('kaapi')).toContain('notebook')
    expect(await suggest('   ')).toBe('')
  })
})

test.each([
  ['nothing but spaces', '   '],
  ['nothing but punctuation', `!?.,;:'"()-–%\\_`],
  ['quotes and SQL', `pen' or 1=1; drop table products; --`],
  ['wildcards', '%_%'],
  ['a backslash', 'pen\\'],
  ['a NUL', 'pen\u0000cil'],
  ['operators of the text search', 'pen & | ! <-> :* (('],
  ['10,000 characters', 'pencil '.repeat(1_429)],
  ['a lone surrogate', 'pen\ud800'],
])('%s is no error', async (_, text) => {
  await insertProduct(shop.db, aProduct({ name: 'Blue Gel Pen' }), picture)
  expect((await search(text)).status).toBe(200)
  expect((await shop.call('GET', `/api/v1/product/suggest?q=${encodeURIComponent(text.toWellFormed())}`)).status).toBe(
    200,
  )
})

test('no text at all makes the shop stumble', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      expect((await search(text)).status).toBe(200)
    }),
    { numRuns: 60 },
  )
})

test('what is no text, a cursor of another list or an upside-down price range is refused in words', async () => {
  await insertProduct(shop.db, aProduct({ name: 'Blue Gel Pen' }), picture)
  expect((await shop.call('POST', '/api/v1/product/searchProduct', {})).status).toBe(400)
  expect((await shop.call('POST', '/api/v1/product/searchProduct', { name: 5 })).status).toBe(400)
  expect((await search('pen', { cursor: 'bm90IG91cnM' })).body.code).toBe('catalog/bad-cursor')
  expect((await search('pen', { minPrice: 50, maxPrice: 10 })).body.message).toMatch(/lowest price is above/)
})
