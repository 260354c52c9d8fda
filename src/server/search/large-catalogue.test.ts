import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { seedLarge } from '#db/seed/seed-large.ts'
import { addDemoCatalogue } from '#tests/support/demo-catalogue.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const PRODUCTS = 6_000

/** What is rare is far from the start of the list, what is common is not: both ways of finding a page are taken. */
const LISTS = [
  ['inkColor=Blue&sort=priceAsc', sql`lower(attributes ->> 'inkColor') = 'blue'`, sql`price_paise, id`],
  ['inkColor=Peacock&sort=priceAsc', sql`lower(attributes ->> 'inkColor') = 'peacock'`, sql`price_paise, id`],
  ['minPrice=1500&sort=newest', sql`price_paise >= 150000`, sql`id desc`],
  ['minRating=5&inStock=1&sort=priceDesc', sql`average_rating >= 5 and stock > 0`, sql`price_paise desc, id desc`],
  ['name=calculator&sort=priceAsc', sql`name_words @@ 'calcul'`, sql`price_paise, id`],
] as const

test.skipIf(!onRealPostgres)('a large catalogue: lists leave nothing out, estimates say that they are', async () => {
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
  const inStock = PRODUCTS * 0.92
  expect(facets.inStock / inStock).toBeGreaterThan(0.7)
  expect(facets.inStock / inStock).toBeLessThan(1.4)
  const { data: few } = (await shop.call('GET', '/api/v1/product/facets?q=calculator')).body
  expect(few.isAbout).toBe(false)
})

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
