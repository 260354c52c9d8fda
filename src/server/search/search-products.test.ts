import { expect, test } from 'vitest'
import { aProduct, insertProduct, type ProductWish } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

async function add(...wishes: ProductWish[]): Promise<void> {
  for (const [place, wish] of wishes.entries()) await insertProduct(shop.db, aProduct({ place, ...wish }), picture)
}

type Understood = { name: string; maxPrice?: number; ignored: string[]; unsold: string[] }
type Found = {
  data: { name: string }[]
  near: { name: string }[]
  nextCursor: string | null
  total: number
  understood: Understood
}
const called = (products: { name: string }[]) => products.map(({ name }) => name)

async function search(name: string, more = ''): Promise<Found> {
  const { status, body } = await shop.call('GET', `/api/v1/product/searchCards?name=${encodeURIComponent(name)}${more}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const misses = () => shop.db.selectFrom('search_misses').select(['text', 'times']).orderBy('text').execute()

const SHELF: ProductWish[] = [
  { name: 'Kalam Gel Pen, Blue', price: 40, attributes: { inkColor: 'Blue' }, description: 'Writes smoothly.' },
  { name: 'Kalam Gel Pen, Black', price: 30, attributes: { inkColor: 'Black' }, description: 'Dries at once.' },
  { name: 'Sheesham Wood Pen Stand', price: 250, category: 'DeskSupplies', description: 'Holds forty pens.' },
  { name: 'Panna Ruled Notebook', price: 60, category: 'Paper', description: 'Paper that suits every gel pen.' },
  { name: 'Tarang Pen Drive, 64 GB', price: 649, category: 'TechStationery', description: 'Swivels shut.' },
]

test('twelve words say what is meant: what comes after them is not looked at', async () => {
  await add(...SHELF)
  const twelve = Array(3).fill('kalam gel pen blue').join(' ')
  expect(called((await search(`${twelve} zzyzx`)).data)).toEqual(called((await search(twelve)).data))
  expect((await search('kalam zzyzx')).data).toEqual([])
})

test('[API-16] [SRCH-01] searchProduct answers whole products that match the name', async () => {
  await add(...SHELF)
  const { status, body } = await shop.call('POST', '/api/v1/product/searchProduct', { name: 'notebook' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, nextCursor: null, total: 1 })
  expect(body.data[0]).toMatchObject({ name: 'Panna Ruled Notebook', description: expect.any(String), price: 60 })
})

test('the thing itself comes before things for it; what only a description speaks of is not it', async () => {
  await add(...SHELF)
  const { data, near } = await search('pen')
  expect(called(data).slice(0, 2)).toEqual(['Kalam Gel Pen, Blue', 'Kalam Gel Pen, Black'])
  expect(called(data)).not.toContain('Panna Ruled Notebook')
  expect(near).toEqual([])
})

test('all words must match while something has them all', async () => {
  await add(...SHELF)
  expect(called((await search('black gel pen')).data)).toEqual(['Kalam Gel Pen, Black'])
})

test('where no product has all words, those with most of them are found', async () => {
  await add(...SHELF)
  expect(called((await search('waterproof blue gel pen with clip')).data)[0]).toBe('Kalam Gel Pen, Blue')
})

test('in stock comes before sold out, other things being equal', async () => {
  await add({ name: 'Red Marker', stock: 0 }, { name: 'Red Marker ', stock: 3 })
  const { data } = await search('marker')
  expect(data.map((product) => (product as { stocks?: number }).stocks)).toEqual([3, 0])
})

test('[API-16] filters and sorts apply to a search as they do to a list', async () => {
  await add(...SHELF)
  expect(called((await search('gel pen', '&maxPrice=35')).data)).toEqual(['Kalam Gel Pen, Black'])
  expect(called((await search('pen', '&category=Writing&sort=priceAsc')).data)).toEqual([
    'Kalam Gel Pen, Black',
    'Kalam Gel Pen, Blue',
  ])
  expect(called((await search('pen', '&inkColor=Blue')).data)).toEqual(['Kalam Gel Pen, Blue'])
})

test.each(['relevance', 'newest', 'priceAsc', 'priceDesc', 'rating'])(
  '[API-16] the pages of a search by %s follow each other without a gap or a repeat',
  async (sort) => {
    await add(
      ...Array.from({ length: 11 }, (_, at) => ({
        name: `Gel Pen ${at % 3}`,
        slug: `pen-${at}`,
        price: 10 + (at % 2),
      })),
    )
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await search('gel pens', `&sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(11)
      seen.push(...page.data.map((product) => (product as unknown as { _id: string })._id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(11)
    expect(seen).toHaveLength(11)
  },
)

test('[SRCH-01] a search without result offers near products and is noted for the staff', async () => {
  await add(...SHELF)
  const found = await search('  Dinosaur! ')
  expect(found).toMatchObject({ data: [], total: 0, nextCursor: null })
  expect(found.near.length).toBeGreaterThan(0)
  await search('dinosaur')
  await shop.call('POST', '/api/v1/product/searchProduct', { name: 'x'.repeat(5_000) })
  expect(await misses()).toEqual([
    { text: 'dinosaur', times: 2 },
    { text: 'x'.repeat(100), times: 1 },
  ])
})

test('[SRCH-01] a price in the text narrows the list as the filter does', async () => {
  await add(...SHELF)
  const found = await search('gel pens under 35')
  expect(called(found.data)).toEqual(['Kalam Gel Pen, Black'])
  expect(found.understood).toMatchObject({ name: 'gel pens', maxPrice: 35 })
  expect(called((await search('35 rupaye se kam gel pen')).data)).toEqual(['Kalam Gel Pen, Black'])
  expect(called((await search('under 35')).data)).toEqual(['Kalam Gel Pen, Black'])
  const { body } = await shop.call('GET', `/api/v1/product/facets?q=${encodeURIComponent('gel pens under 35')}`)
  expect(body.data.inStock).toBe(1)
})

test('a price that the list is narrowed by already goes before one in the text', async () => {
  await add(...SHELF)
  expect(called((await search('gel pen under 35', '&maxPrice=50')).data)).toHaveLength(2)
})

test('[SRCH-01] what is sold elsewhere is said to be, and what the known words stand for is near', async () => {
  await add(...SHELF)
  const found = await search('mobile stand')
  expect(found.data).toEqual([])
  expect(found.understood.unsold).toEqual(['mobile'])
  expect(called(found.near)[0]).toBe('Sheesham Wood Pen Stand')
  expect(called((await search('pen gun')).data), 'nobody knows what that is').toEqual([])
})

test('what is sold elsewhere is found once a product here is called that', async () => {
  await add(...SHELF, { name: 'Tarang Disc Stylus for Phone', category: 'TechStationery' })
  expect(called((await search('phone stylus')).data)).toEqual(['Tarang Disc Stylus for Phone'])
  expect((await search('phone')).data).toEqual([])
  await add({ name: 'Tarang Old Phone', slug: 'phone', category: 'TechStationery' })
  expect(called((await search('phone')).data)).toContain('Tarang Old Phone')
})

test('[SRCH-01] a brand of another maker is left out beside a thing, and stands for its thing alone', async () => {
  await add(...SHELF)
  const found = await search('classmate gel pen')
  expect(called(found.data)).toEqual(['Kalam Gel Pen, Blue', 'Kalam Gel Pen, Black'])
  expect(found.understood.ignored).toEqual(['classmate'])
  expect(called((await search('classmate')).data)).toEqual(['Panna Ruled Notebook'])
})

test('a brand is a word like others where products say it', async () => {
  await add(...SHELF, { name: 'Classmate Gel Pen' })
  expect(called((await search('classmate gel pen')).data)).toEqual(['Classmate Gel Pen'])
})

test('a number alone is no match', async () => {
  await add(...SHELF)
  expect((await search('rocket 64')).data).toEqual([])
  expect(called((await search('64 gb')).data)).toEqual(['Tarang Pen Drive, 64 GB'])
})

test('what the filters hid is near, and no miss', async () => {
  await add(...SHELF)
  const found = await search('notebook', '&category=Filing')
  expect(called(found.data)).toEqual([])
  expect(called(found.near)).toEqual(['Panna Ruled Notebook'])
  expect(await misses()).toEqual([])
})

test('a word that looks a little like one of ours brings that one near', async () => {
  await add(...SHELF)
  expect(called((await search('noteworthy')).near)[0]).toBe('Panna Ruled Notebook')
})

test.each(['', '   ', '!!!', '"\'%\\_;--', '\0', 'the of and', '.', '₹ – …'])(
  '[SRCH-02] a text without words (%j) finds nothing, offers nothing and is no miss',
  async (name) => {
    await add(...SHELF)
    for (const body of [
      await search(name),
      { near: [], ...(await shop.call('POST', '/api/v1/product/searchProduct', { name })).body },
    ]) {
      expect(body).toMatchObject({ data: [], total: 0, nextCursor: null, near: [] })
    }
    expect(await misses()).toEqual([])
  },
)

test.each([
  [{}, 'name'],
  [{ name: 7 }, 'name'],
  [{ name: null }, 'name'],
  [{ name: ['pen'] }, 'name'],
  [{ name: 'pen', sort: 'best' }, 'sort'],
  [{ name: 'pen', limit: 0 }, 'limit'],
  [{ name: 'pen', minPrice: 'cheap' }, 'minPrice'],
  [{ name: 'pen', minPrice: 5, maxPrice: 4 }, 'minPrice'],
])('[API-16] %j is refused, naming %s', async (body, field) => {
  const answer = await shop.call('POST', '/api/v1/product/searchProduct', body)
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toHaveProperty(field)
})

test('a cursor of a list is no cursor of a search', async () => {
  await add(...SHELF)
  const { body } = await shop.call('GET', '/api/v1/product/cards?limit=1')
  const answer = await shop.call('POST', '/api/v1/product/searchProduct', { name: 'pen', cursor: body.nextCursor })
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'catalog/bad-cursor' })
})

test('a product is found by its new name at once, and no longer by its old one', async () => {
  await add({ name: 'Blue Gel Pen', description: '' })
  await shop.db.updateTable('products').set({ name: 'Steel Stapler' }).execute()
  expect(called((await search('staplar')).data)).toEqual(['Steel Stapler'])
  expect(called((await search('gel')).data)).toEqual([])
  await shop.db.deleteFrom('products').execute()
  expect(await shop.db.selectFrom('search_words').select('word').execute()).toEqual([])
})
