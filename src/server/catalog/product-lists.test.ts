import { expect, test } from 'vitest'
import { aProduct, insertProduct, type ProductWish } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }
type Stars = { stars?: [sum: number, count: number]; popularity?: number }

async function add(...wishes: (ProductWish & Stars)[]): Promise<void> {
  for (const [place, { stars = [0, 0], popularity, ...wish }] of wishes.entries()) {
    const product = aProduct({ place, ...wish })
    await insertProduct(shop.db, { ...product, rating_sum: stars[0], rating_count: stars[1] }, picture)
    if (popularity)
      await shop.db.insertInto('product_popularity').values({ product_id: product.id, popularity }).execute()
  }
}

type Body = { data: { name: string }[]; nextCursor: string | null; total: number }

async function list(query: string): Promise<Body> {
  const { status, body } = await shop.call('GET', `/api/v1/product/cards?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const names = async (query: string) => (await list(query)).data.map(({ name }) => name)

/** Every page after the other, two products at a time. */
async function throughAllPages(query: string): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Body = await list(`limit=2&${query}${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.data.map(({ name }) => name))
    cursor = page.nextCursor
  }
  return seen
}

// Equal prices, ratings and popularities on purpose: a page must not lose or repeat what is equal.
const MIXED = [
  { name: 'A', price: 30, stars: [9, 2] },
  { name: 'B', price: 10, stars: [5, 1], popularity: 4800.125 },
  { name: 'C', price: 30, stars: [10, 2] },
  { name: 'D', price: 20, stars: [0, 0] },
  { name: 'E', price: 30, stars: [9, 2], popularity: 4800.125 },
  { name: 'F', price: 10.5, stars: [0, 0] },
  { name: 'G', price: 10, stars: [10, 2], popularity: 4800.1250000000009 },
] satisfies (ProductWish & Stars)[]

test.each([
  ['sort=newest', 'ABCDEFG'],
  ['sort=relevance', 'ABCDEFG'],
  ['', 'ABCDEFG'],
  ['sort=priceAsc', 'GBFDECA'],
  ['sort=priceDesc', 'ACEDFBG'],
  ['sort=rating', 'CGBAEDF'],
  ['sort=popular', 'GBEACDF'],
  ['sort=popular&category=Writing', 'GBEACDF'],
  ['sort=popular&inStock=true', 'GBEACDF'],
  ['sort=priceAsc&category=Writing', 'GBFDECA'],
  ['sort=rating&category=Writing', 'CGBAEDF'],
])('[SHOP-01] [API-14] the pages of %j follow each other without a gap or a repeat', async (query, order) => {
  await add(...MIXED, { name: 'Other', category: 'Paper', price: 5, place: 99 })
  const seen = await throughAllPages(query)
  expect(seen.filter((name) => name !== 'Other').join('')).toBe(order)
  expect(new Set(seen).size).toBe(seen.length)
})

test('a list says how much there is in all, whatever the page', async () => {
  await add(...MIXED)
  const first = await list('limit=3')
  expect(first).toMatchObject({ total: 7, nextCursor: expect.any(String) })
  expect(await list(`limit=3&cursor=${first.nextCursor}`)).toMatchObject({ total: 7 })
  expect(await list('limit=3&minPrice=25')).toMatchObject({ total: 3, nextCursor: null })
})

const SHELF: (ProductWish & Stars)[] = [
  { name: 'Gel Pen', price: 40, stock: 5, stars: [9, 2], attributes: { inkColor: 'Blue', refillable: 'Yes' } },
  { name: 'Ball Pen', price: 10, stock: 0, stars: [6, 2], attributes: { inkColor: 'blue', refillable: 'No' } },
  { name: 'Marker', price: 30.5, stock: 2, stars: [0, 0], attributes: { inkColor: 'Black' } },
  { name: 'Register', price: 150, stock: 9, stars: [8, 2], category: 'Paper' },
  {
    name: 'Pen Drive',
    price: 649,
    stock: 3,
    category: 'TechStationery',
    attributes: { memory: '64 GB', connectivity: 'USB' },
  },
  { name: 'Writing Pad', price: 249, stock: 1, category: 'TechStationery', attributes: { screenSize: '8.5 in' } },
]

test.each([
  ['category=Paper', ['Register']],
  ['minPrice=40', ['Gel Pen', 'Register', 'Pen Drive', 'Writing Pad']],
  ['maxPrice=30.5', ['Ball Pen', 'Marker']],
  ['minPrice=30.5&maxPrice=30.5', ['Marker']],
  ['inStock=true', ['Gel Pen', 'Marker', 'Register', 'Pen Drive', 'Writing Pad']],
  ['inStock=false', ['Gel Pen', 'Ball Pen', 'Marker', 'Register', 'Pen Drive', 'Writing Pad']],
  ['minRating=4', ['Gel Pen', 'Register']],
  ['inkColor=Blue', ['Gel Pen', 'Ball Pen']],
  ['inkColor=BLUE&refillable=yes', ['Gel Pen']],
  ['memory=64%20GB', ['Pen Drive']],
  ['connectivity=USB', ['Pen Drive']],
  ['screenSize=8.5%20in', ['Writing Pad']],
  ['category=TechStationery&maxPrice=300&inStock=1', ['Writing Pad']],
  ['inkColor=Green', []],
])('[API-14] %s narrows the list', async (query, left) => {
  await add(...SHELF)
  expect(await names(query)).toEqual(left)
  expect(await list(query)).toMatchObject({ total: left.length })
})

const cursor = (...keys: unknown[]) => `cursor=${Buffer.from(JSON.stringify(keys)).toString('base64url')}`
const ID = '01a0f4c2-c400-7000-8000-01f6233bda56'

test.each([
  ['sort=cheapest', 'request/invalid', 'sort'],
  ['category=Toys', 'request/invalid', 'category'],
  ['limit=0', 'request/invalid', 'limit'],
  ['limit=101', 'request/invalid', 'limit'],
  ['limit=many', 'request/invalid', 'limit'],
  ['minPrice=-1', 'request/invalid', 'minPrice'],
  ['minPrice=1e99', 'request/invalid', 'minPrice'],
  ['maxPrice=cheap', 'request/invalid', 'maxPrice'],
  ['minRating=6', 'request/invalid', 'minRating'],
  ['inStock=maybe', 'request/invalid', 'inStock'],
  ['inkColor=', 'request/invalid', 'inkColor'],
  ['inkColor=a%00b', 'request/invalid', 'inkColor'],
  [`inkColor=${'x'.repeat(61)}`, 'request/invalid', 'inkColor'],
  ['category=Paper&category=Writing', 'request/invalid', 'category'],
  ['minPrice=50&maxPrice=40', 'catalog/empty-price-range', 'minPrice'],
  ['cursor=nonsense', 'catalog/bad-cursor', undefined],
  [cursor('newest', "' or 1=1"), 'catalog/bad-cursor', undefined],
  [cursor('priceAsc', 10, ID), 'catalog/bad-cursor', undefined],
  [cursor('newest', ID, ID), 'catalog/bad-cursor', undefined],
  [cursor(ID), 'catalog/bad-cursor', undefined],
  [`sort=priceAsc&${cursor('priceAsc', 1e10, ID)}`, 'catalog/bad-cursor', undefined],
  [`sort=priceAsc&${cursor('newest', ID)}`, 'catalog/bad-cursor', undefined],
  [`sort=rating&${cursor('rating', 6, 1, ID)}`, 'catalog/bad-cursor', undefined],
  [`cursor=${'x'.repeat(2_001)}`, 'request/invalid', 'cursor'],
])('%s is refused as %s', async (query, code, field) => {
  for (const path of ['getProduct', 'cards', 'WritingProduct']) {
    if (path === 'WritingProduct' && query.startsWith('category')) continue
    const { status, body } = await shop.call('GET', `/api/v1/product/${path}?${query}`)
    expect({ status, code: body.code }).toEqual({ status: 400, code })
    if (field) expect(body.fields).toHaveProperty(field)
  }
})

test('a quote, a percent sign or a backslash in a filter is only a text that no product has', async () => {
  await add(...SHELF)
  for (const text of ["' or 1=1 --", '%', '\\', '"', '$1', 'Blue;']) {
    expect(await names(`inkColor=${encodeURIComponent(text)}`)).toEqual([])
  }
})

test('related products are of the same category: the same kind first, then near in price, never itself', async () => {
  await add(
    { name: 'Kalam Blue Gel Pen', price: 40 },
    { name: 'Kalam Black Gel Pen', price: 400 },
    { name: 'Wax Crayons', price: 60 },
    { name: 'Oil Pastels', price: 900 },
    { name: 'Gel Pen Notebook', category: 'Paper' },
  )
  const { id } = aProduct({ name: 'Kalam Blue Gel Pen' })
  const { body } = await shop.call('GET', `/api/v1/product/related/${id}`)
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Kalam Black Gel Pen',
    'Wax Crayons',
    'Oil Pastels',
  ])
})

test('one of a kind has no related products, a name without words neither; an unknown one is refused', async () => {
  await add({ name: 'Blue Gel Pen' }, { name: '(…)', category: 'Paper' })
  for (const [place, name] of ['Blue Gel Pen', '(…)'].entries()) {
    const { body } = await shop.call('GET', `/api/v1/product/related/${aProduct({ name, place }).id}`)
    expect(body.data).toEqual([])
  }
  const { status, body } = await shop.call('GET', `/api/v1/product/related/${ID}`)
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'catalog/unknown-product' })
})
