import { beforeEach, describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/catalog/category.ts'
import type { Product } from '#contract/catalog/product.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

const add = (...wishes: Parameters<typeof aProduct>[0][]) =>
  Promise.all(wishes.map((wish) => insertProduct(shop.db, aProduct(wish), picture)))

test('[API-14] getProduct answers products with the fields of the spec, in rupees', async () => {
  await add({ name: 'Blue Gel Pen', price: 40.5, stock: 7, sizes: { weight: 12.5 }, attributes: { inkColor: 'Blue' } })
  const { status, body } = await shop.call('GET', '/api/v1/product/getProduct')
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, nextCursor: null })
  expect(body.data).toEqual([
    expect.objectContaining({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Blue Gel Pen',
      price: 40.5,
      Category: 'Writing',
      stocks: 7,
      weight: 12.5,
      attributes: { inkColor: 'Blue' },
      ProductImage: expect.stringMatching(/^\/media\/a{32}-\d+\.webp$/),
      image: picture,
    }),
  ])
})

test('pages follow each other without a gap or a repeat, newest first', async () => {
  await add(...Array.from({ length: 7 }, (_, place) => ({ name: `Pencil ${place}`, place })))
  const names: string[] = []
  let cursor = ''
  do {
    const { body } = await shop.call('GET', `/api/v1/product/getProduct?limit=3${cursor && `&cursor=${cursor}`}`)
    names.push(...body.data.map(({ name }: { name: string }) => name))
    cursor = body.nextCursor
  } while (cursor)
  expect(names).toEqual(Array.from({ length: 7 }, (_, place) => `Pencil ${place}`))
})

test('a category lists its own products only', async () => {
  await add({ name: 'Ruled Notebook', category: 'Paper' }, { name: 'Blue Gel Pen', category: 'Writing' })
  const { body } = await shop.call('GET', '/api/v1/product/getProduct?category=Paper')
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Ruled Notebook'])
})

test('cards leave out the description', async () => {
  await add({ name: 'Blue Gel Pen' })
  const { body } = await shop.call('GET', '/api/v1/product/cards')
  expect(body.data[0]).toMatchObject({ name: 'Blue Gel Pen', packSize: 1 })
  expect(body.data[0]).not.toHaveProperty('description')
})

test('one product is found by its id', async () => {
  const pen = aProduct({ name: 'Blue Gel Pen' })
  await insertProduct(shop.db, pen, picture)
  const { body } = await shop.call('GET', `/api/v1/product/getProduct/${pen.id}`)
  expect(body.data).toMatchObject({
    _id: pen.id,
    name: 'Blue Gel Pen',
    description: expect.stringContaining('writing'),
  })
})

/** Every page of a list, one after the other. */
async function allPages(query: string): Promise<Product[]> {
  const found: Product[] = []
  let cursor: string | undefined
  do {
    const { body } = await shop.call('GET', `/api/v1/product/getProduct?${query}${cursor ? `&cursor=${cursor}` : ''}`)
    found.push(...body.data)
    cursor = body.nextCursor
  } while (cursor)
  return found
}

const PRICES = [40, 15, 40, 90, 15, 40, 120]

describe('a list that is sorted', () => {
  const key = {
    newest: ({ name }: Product) => Number(name.split(' ')[1]),
    priceAsc: ({ price }: Product) => price,
    priceDesc: ({ price }: Product) => -price,
    rating: ({ averageRating }: Product) => -averageRating,
  }

  test.each(['newest', 'priceAsc', 'priceDesc', 'rating'] as const)(
    '[SHOP-01] by %s pages without a gap or a repeat, equals too',
    async (sort) => {
      await add(...PRICES.map((price, place) => ({ name: `Pencil ${place}`, price, place })))
      const found = await allPages(`sort=${sort}&limit=2`)
      const keys = found.map(key[sort])
      expect(new Set(found.map(({ _id }) => _id)).size).toBe(PRICES.length)
      expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    },
  )

  test('a cursor of another order is refused', async () => {
    await add(...PRICES.map((price, place) => ({ name: `Pencil ${place}`, price, place })))
    const { body } = await shop.call('GET', '/api/v1/product/getProduct?sort=priceAsc&limit=2')
    const other = await shop.call('GET', `/api/v1/product/getProduct?sort=rating&limit=2&cursor=${body.nextCursor}`)
    expect(other.body).toMatchObject({ success: false, code: 'catalog/bad-cursor' })
  })
})

describe('a list that is narrowed', () => {
  beforeEach(() =>
    add(
      { name: 'Blue Gel Pen', price: 40, stock: 3, attributes: { inkColor: 'Blue', refillable: 'Yes' } },
      { name: 'Red Gel Pen', price: 60, stock: 0, attributes: { inkColor: 'Red' } },
      { name: 'Ruled Notebook', category: 'Paper', price: 85, stock: 9 },
    ),
  )

  test.each([
    ['category=Paper', ['Ruled Notebook']],
    ['minPrice=50&maxPrice=70', ['Red Gel Pen']],
    ['inStock=true', ['Blue Gel Pen', 'Ruled Notebook']],
    ['inkColor=blue', ['Blue Gel Pen']],
    ['refillable=Yes&inStock=1', ['Blue Gel Pen']],
    ['minRating=4', []],
    ['inkColor=Mauve', []],
  ])('%s leaves %j', async (query, names) => {
    const { body } = await shop.call('GET', `/api/v1/product/getProduct?${query}`)
    expect(body.data.map(({ name }: Product) => name).sort()).toEqual(names)
    expect(body.total).toBe(names.length)
  })

  test('facets count what each further choice would leave, by the other choices', async () => {
    const { body } = await shop.call('GET', '/api/v1/product/facets?inkColor=Blue')
    expect(body.data.attributes.inkColor).toEqual(
      expect.arrayContaining([
        { value: 'Blue', count: 1 },
        { value: 'Red', count: 1 },
      ]),
    )
    expect(body.data).toMatchObject({ inStock: 1, price: { min: 40, max: 40 } })
  })

  test.each([
    ['minPrice=70&maxPrice=50', /lowest price is above/],
    ['minPrice=-1', /./],
    ['minPrice=cheap', /./],
    ['minRating=9', /./],
    ['sort=random', /./],
    ['inStock=perhaps', /./],
  ])('%s is refused in words', async (query, words) => {
    const { status, body } = await shop.call('GET', `/api/v1/product/getProduct?${query}`)
    expect(status).toBe(400)
    expect(body.message).toMatch(words)
  })
})

test.each([
  ['PaperProduct', 'Paper'],
  ['DeskSupplies', 'DeskSupplies'],
  ['ReusableProduct', 'Reusable'],
  ['FillingProduct', 'Filing'],
  ['WritingProduct', 'Writing'],
] as const)('[API-15] [CAT-01] %s lists the category %s', async (path, category) => {
  await add(...CATEGORIES.map((one) => ({ name: `Of ${one}`, category: one })))
  const { body } = await shop.call('GET', `/api/v1/product/${path}`)
  expect(body.data.map(({ name }: Product) => name)).toEqual([`Of ${category}`])
})

test('related products are of the same kind, without the product itself', async () => {
  const pen = aProduct({ name: 'Blue Gel Pen', price: 40 })
  await insertProduct(shop.db, pen, picture)
  await add({ name: 'Black Gel Pen', price: 45 }, { name: 'Ruled Notebook', category: 'Paper', price: 40 })
  const { body } = await shop.call('GET', `/api/v1/product/related/${pen.id}`)
  expect(body.data[0]).toMatchObject({ name: 'Black Gel Pen' })
  expect(body.data.some(({ _id }: Product) => _id === pen.id)).toBe(false)
})
