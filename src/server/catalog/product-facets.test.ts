import { expect, test } from 'vitest'
import type { Facets } from '#contract/catalog/product-filters.ts'
import { aProduct, insertProduct, type ProductWish } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

const SHELF: (ProductWish & { stars: number })[] = [
  { name: 'Gel Pen', price: 40, stock: 5, stars: 5, attributes: { inkColor: 'Blue', refillable: 'Yes' } },
  { name: 'Ball Pen', price: 10, stock: 0, stars: 3, attributes: { inkColor: 'blue', refillable: 'No' } },
  { name: 'Fountain Pen', price: 300.5, stock: 2, stars: 4, attributes: { inkColor: 'Black', refillable: 'Yes' } },
  { name: 'Long Register', price: 150, stock: 9, stars: 0, category: 'Paper' },
  { name: 'Pen Drive', price: 649, stock: 3, stars: 2, category: 'TechStationery', attributes: { memory: '64 GB' } },
]

async function fill(): Promise<void> {
  for (const { stars, ...wish } of SHELF) {
    const rating = { rating_sum: stars, rating_count: Math.min(stars, 1) }
    await insertProduct(shop.db, { ...aProduct(wish), ...rating }, picture)
  }
}

async function facetsOf(query: string): Promise<Facets> {
  const { status, body } = await shop.call('GET', `/api/v1/product/facets?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

const counts = (choices: { value: string; count: number }[] = []) =>
  Object.fromEntries(choices.map(({ value, count }) => [value, count]))

test('[SHOP-01] the facets of the whole shop count every choice', async () => {
  await fill()
  const facets = await facetsOf('')
  expect(counts(facets.categories)).toEqual({ Writing: 3, Paper: 1, TechStationery: 1 })
  expect(facets.inStock).toBe(4)
  expect(facets.ratings).toEqual([
    { atLeast: 4, count: 2 },
    { atLeast: 3, count: 3 },
    { atLeast: 2, count: 4 },
    { atLeast: 1, count: 4 },
  ])
  expect(counts(facets.attributes.inkColor)).toEqual({ Blue: 2, Black: 1 })
  expect(counts(facets.attributes.refillable)).toEqual({ Yes: 2, No: 1 })
  expect(counts(facets.attributes.memory)).toEqual({ '64 GB': 1 })
  expect(facets.attributes).not.toHaveProperty('screenSize')
  expect(facets.price).toEqual({ min: 10, max: 649 })
})

test('a facet is counted with the other filters but not with its own', async () => {
  await fill()
  const facets = await facetsOf('inkColor=Blue&refillable=Yes')
  expect(counts(facets.attributes.inkColor)).toEqual({ Blue: 1, Black: 1 })
  expect(counts(facets.attributes.refillable)).toEqual({ Yes: 1, No: 1 })
  expect(counts(facets.categories)).toEqual({ Writing: 1 })
  expect(facets.inStock).toBe(1)
  expect(facets.price).toEqual({ min: 40, max: 40 })
})

test('a price range narrows the other facets and shows its own edges all the same', async () => {
  await fill()
  const facets = await facetsOf('minPrice=100&category=Writing')
  expect(facets.price).toEqual({ min: 10, max: 300.5 })
  expect(counts(facets.categories)).toEqual({ Writing: 1, Paper: 1, TechStationery: 1 })
  expect(counts(facets.attributes.inkColor)).toEqual({ Black: 1 })
})

test('every count is what choosing it leaves', async () => {
  await fill()
  const facets = await facetsOf('inStock=true')
  for (const { value, count } of facets.categories) {
    const { body } = await shop.call('GET', `/api/v1/product/cards?inStock=true&category=${value}`)
    expect(body.total).toBe(count)
  }
  for (const { value, count } of facets.attributes.inkColor ?? []) {
    const { body } = await shop.call('GET', `/api/v1/product/cards?inStock=true&inkColor=${value}`)
    expect(body.total).toBe(count)
  }
})

test('the facets of a search count what the search finds', async () => {
  await fill()
  expect(counts((await facetsOf('q=pens')).categories)).toEqual({ Writing: 3, TechStationery: 1 })
  expect(counts((await facetsOf('q=pens&category=Writing')).attributes.inkColor)).toEqual({ Blue: 2, Black: 1 })
})

test.each(['q=zzzqqq', 'q=', 'q=%00', 'minPrice=9000'])(
  'where nothing matches (%s) there is nothing to choose',
  async (query) => {
    await fill()
    const facets = await facetsOf(query)
    expect(facets).toMatchObject({ categories: [], inStock: 0 })
    expect(facets.attributes).toEqual({})
  },
)

test('an impossible price range is refused here as well', async () => {
  const { status, body } = await shop.call('GET', '/api/v1/product/facets?minPrice=9&maxPrice=8')
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'catalog/empty-price-range' })
})
