import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { seedLarge } from '#db/seed/seed-large.ts'
import { addDemoCatalogue } from '#tests/support/demo-catalogue.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { matchText } from './match-text.ts'
import { parseQuery } from './parse-query.ts'
import { textQuery } from './text-query.ts'
import { understandTerms } from './understand-terms.ts'

const shop = testShop()
const PRODUCTS = 6_000

/** What is rare is far from the start of the list, what is common is not: both ways of finding a page are taken. */
const BY_HEAT = sql`coalesce((select popularity from product_popularity where product_id = products.id), 0) desc, id desc`
const LISTS = [
  ['inkColor=Blue&sort=priceAsc', sql`lower(attributes ->> 'inkColor') = 'blue'`, sql`price_paise, id`],
  ['inkColor=Peacock&sort=priceAsc', sql`lower(attributes ->> 'inkColor') = 'peacock'`, sql`price_paise, id`],
  ['minPrice=1500&sort=newest', sql`price_paise >= 150000`, sql`id desc`],
  ['minRating=5&inStock=1&sort=priceDesc', sql`average_rating >= 5 and stock > 0`, sql`price_paise desc, id desc`],
  ['name=calculator&sort=priceAsc', sql`name_words @@ 'calcul'`, sql`price_paise, id`],
  ['type=pen&colour=Blue&sort=priceDesc', sql`name_words @@ 'pen:A & blue:B'`, sql`price_paise desc, id desc`],
  ['ruling=Single+line&sort=priceAsc', sql`name_words @@ 'singl <-> line'`, sql`price_paise, id`],
  ['category=Filing&sort=popular', sql`category = 'Filing'`, BY_HEAT],
  ['inkColor=Blue&sort=popular', sql`lower(attributes ->> 'inkColor') = 'blue'`, BY_HEAT],
  ['name=calculator&sort=popular', sql`name_words @@ 'calcul'`, BY_HEAT],
] as const

test.skipIf(!onRealPostgres)(
  'a large catalogue: lists leave nothing out, facets of a part say that they are',
  async () => {
    await addDemoCatalogue(shop.db)
    await seedLarge(shop.database, PRODUCTS)
    for (const [query, where, order] of LISTS) {
      const { rows } = await sql<{ id: string }>`select id from products where ${where} order by ${order}`.execute(
        shop.db,
      )
      const seen = await throughAllPages(query)
      expect(seen.length, query).toBeGreaterThan(0)
      expect(seen, query).toEqual(rows.map(({ id }) => id))
    }

    const whole = (await shop.call('GET', '/api/v1/product/cards')).body
    expect(whole.total).toBe(COUNTED_UP_TO + 1)
    const { data: facets } = (await shop.call('GET', '/api/v1/product/facets')).body
    expect(facets.isAbout).toBe(true)
    expect(facets.inStock).toBe(1_000)
    const { data: few } = (await shop.call('GET', '/api/v1/product/facets?q=calculator')).body
    expect(few.isAbout).toBe(false)

    // Words and values that the planner takes to be independent of each other, and are not.
    for (const [query, where] of COUNTED) {
      const { rows } = await sql<{ count: number }>`select count(*) from products where ${where}`.execute(shop.db)
      const path = query.startsWith('name=') ? 'searchCards' : 'cards'
      const { body } = await shop.call('GET', `/api/v1/product/${path}?${query}`)
      expect(body.total, query).toBe(Math.min(rows[0]?.count ?? -1, COUNTED_UP_TO + 1))
    }
    await commonSearches()
  },
)

const COUNTED = [
  ['category=Paper&inkColor=Blue', sql`category = 'Paper' and lower(attributes ->> 'inkColor') = 'blue'`],
  ['category=Writing&inkColor=Blue', sql`category = 'Writing' and lower(attributes ->> 'inkColor') = 'blue'`],
  ['inStock=1&minRating=4', sql`stock > 0 and average_rating >= 4`],
  ['inStock=1&maxPrice=100000', sql`stock > 0`],
  ['name=gel%20pen', sql`name_words @@ 'gel & pen'`],
  ['name=blue', sql`name_words @@ 'blue'`],
  ['name=blue&minPrice=100&maxPrice=300', sql`name_words @@ 'blue' and price_paise between 10000 and 30000`],
] as const

/** Of what is common the index of the sort is followed, which must give the same pages. */
async function commonSearches(): Promise<void> {
  for (const [query, order] of [
    ['name=blue&sort=priceAsc', sql`price_paise, id`],
    ['name=blue&sort=priceDesc', sql`price_paise desc, id desc`],
    ['name=blue&sort=newest', sql`id desc`],
    ['name=blue&sort=rating', sql`average_rating desc, rating_count desc, id desc`],
  ] as const) {
    const { rows } = await sql<{ id: string }>`
      select id from products where name_words @@ 'blue' order by ${order} limit 40`.execute(shop.db)
    const { body } = await shop.call('GET', `/api/v1/product/searchCards?limit=40&${query}`)
    expect(
      body.data.map(({ _id }: { _id: string }) => _id),
      query,
    ).toEqual(rows.map(({ id }) => id))
    expect(body.total, query).toBe(COUNTED_UP_TO + 1)
  }
  await bestFirst()
}

/** Of many only some are compared; the first page must be what comparing all of them gives. */
async function bestFirst(): Promise<void> {
  const query = textQuery(understandTerms(await parseQuery(shop.db, 'blue')))
  const match = query && (await matchText(shop.db, query))
  const { rows } = await sql<{ id: string }>`
    select id from products where ${match?.where} order by ${match?.score} desc, id desc limit 24`.execute(shop.db)
  const { body } = await shop.call('GET', '/api/v1/product/searchCards?limit=24&name=blue')
  const shown: string[] = body.data.map(({ _id }: { _id: string }) => _id)
  expect(rows.filter(({ id }) => shown.includes(id)).length).toBeGreaterThanOrEqual(20)
}

async function throughAllPages(query: string): Promise<string[]> {
  const path = query.startsWith('name=') ? 'searchCards' : 'cards'
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await shop.call(
      'GET',
      `/api/v1/product/${path}?limit=100&${query}${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...body.data.map(({ _id }: { _id: string }) => _id))
    cursor = body.nextCursor
  }
  return seen
}
