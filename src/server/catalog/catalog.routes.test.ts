import { expect, test } from 'vitest'
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

test.each([
  ['getProduct/018f0000-0000-7000-8000-000000000000', 'यह प्रोडक्ट नहीं मिला।'],
  ['cards?minPrice=90&maxPrice=20', 'कम से कम कीमत, ज़्यादा से ज़्यादा कीमत से बड़ी है।'],
])('%s is refused in the language of the page', async (path, message) => {
  const { status, body } = await shop.call('GET', `/api/v1/product/${path}${path.includes('?') ? '&' : '?'}language=hi`)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.message).toBe(message)
})
