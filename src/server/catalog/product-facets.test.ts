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

const NAMED: ProductWish[] = [
  { name: 'Kalam Neer Gel Pen, Blue, Pack of 5', attributes: { inkColor: 'Blue' } },
  { name: 'Kalam Smooth Ball Pens, Black' },
  { name: 'Kalam Gel Pen Refills, Royal Blue' },
  { name: 'Neelam Fountain Pen, Maroon' },
  { name: 'Neelam Blue Ball Pen' },
  { name: 'Gel Pen, Black' },
  { name: 'A4 Copier Paper, White', category: 'Paper' },
  { name: 'Panna Single Line Notebook, 172 Pages', category: 'Paper' },
  { name: 'Panna Square Ruled Maths Notebook', category: 'Paper' },
  { name: 'Panna Graph Pad, A4', category: 'Paper' },
  { name: 'Panna Unruled Long Book', category: 'Paper' },
]

async function addNamed(): Promise<void> {
  for (const [place, wish] of NAMED.entries()) await insertProduct(shop.db, aProduct({ place, ...wish }), picture)
}

test('within a category, or for a text, names tell type, brand, colour and ruling', async () => {
  await addNamed()
  const writing = (await facetsOf('category=Writing')).attributes
  expect(counts(writing.type)).toEqual({ pen: 5, refills: 1 })
  // Gel is how two names begin and others go on: no maker. Nor is what only one product is called.
  expect(counts(writing.brand)).toEqual({ Kalam: 3, Neelam: 2 })
  expect(counts(writing.colour)).toEqual({ Blue: 3, Black: 2, Maroon: 1 })
  expect(writing).not.toHaveProperty('ruling')
  const paper = (await facetsOf('category=Paper')).attributes
  expect(counts(paper.ruling)).toEqual({ 'Single line': 1, Squared: 2, Unruled: 1 })
  expect(counts(paper.brand)).toEqual({ Panna: 4 })
  expect(counts((await facetsOf('q=notebook')).attributes.type)).toEqual({ notebook: 2 })
  expect((await facetsOf('')).attributes).not.toHaveProperty('brand')
})

test('what names tell narrows a list to just what was counted', async () => {
  await addNamed()
  const { attributes } = await facetsOf('category=Writing')
  for (const facet of ['type', 'brand', 'colour'] as const)
    for (const { value, count } of attributes[facet] ?? []) {
      const { body } = await shop.call('GET', `/api/v1/product/cards?category=Writing&${facet}=${value}`)
      expect(body.total, `${facet} ${value}`).toBe(count)
    }
  const both = await facetsOf('category=Writing&brand=kalam&type=Pen')
  expect(counts(both.attributes.brand)).toEqual({ Kalam: 2, Neelam: 2 })
  expect(counts(both.attributes.type)).toEqual({ pen: 2, refills: 1 })
  expect(counts(both.attributes.colour)).toEqual({ Blue: 1, Black: 1 })
  const { body } = await shop.call('GET', '/api/v1/product/searchCards?name=notebook&ruling=Squared')
  expect(body.total).toBe(1)
})

test.each(['type=pen%20%7C%20ink', 'type=2b', 'brand=a%20b', 'ruling=Wavy', 'colour=Octarine'])(
  '%s is no choice that a name can tell',
  async (query) => {
    const { status } = await shop.call('GET', `/api/v1/product/cards?${query}`)
    expect(status).toBe(400)
  },
)

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
