import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_WISHLIST_ITEMS } from '#contract/wishlist/wishlist.texts.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const PATH = '/api/v2/wishlist'
const NOBODYS_ID = '019a0000-0000-7000-8000-000000000000'
const IMAGE = { id: 'a'.repeat(32), width: 1000, height: 1000 }
const pen = aProduct({ name: 'Blue Gel Pen', price: 40 })
const book = aProduct({ name: 'Panna Notebook' })
let asha: Browser
let ashaId: string

beforeEach(async () => {
  for (const product of [pen, book]) await insertProduct(shop.db, product, IMAGE)
  asha = aBrowser(shop)
  await join(shop.db, asha)
  ashaId = (await logIn(asha)).body.data.user._id
})

const add = (id: string, more: object = {}) =>
  asha.post(`${PATH}/addWishlist`, { userId: ashaId, items: [{ productId: id, quantity: 1 }], ...more })
const remove = (productId: unknown) => asha.post(`${PATH}/removeWishlistItem`, { productId })
const list = (browser = asha, userId = ashaId) => browser.call('GET', `${PATH}/Wishlists/${userId}`)

type Item = { productId: { name: string }; quantity: number }
const inShort = async () => {
  const { body } = await list()
  return body.data.items.map(({ productId, quantity }: Item) => `${productId.name} ×${quantity}`)
}

describe('[API-21] [WISH-03] the wishlist', () => {
  test('holds products whole, newest first, under the name of its owner', async () => {
    expect((await list()).body).toEqual({ success: true, data: { userId: ashaId, items: [] } })
    expect((await add(pen.id)).body).toEqual({ success: true, message: 'Added to your wishlist.' })
    await add(book.id)
    const { data } = (await list()).body
    expect(data.userId).toBe(ashaId)
    expect(data.items).toEqual([
      { _id: book.id, quantity: 1, productId: expect.objectContaining({ _id: book.id, name: 'Panna Notebook' }) },
      { _id: pen.id, quantity: 1, productId: expect.objectContaining({ _id: pen.id, price: 40 }) },
    ])
    expect((await asha.call('GET', `${PATH}/products`)).body.data).toEqual([book.id, pen.id])
  })

  test('is on the server: another device of the same person has it too', async () => {
    await add(pen.id)
    const phone = aBrowser(shop)
    await logIn(phone)
    expect((await list(phone)).body.data.items).toHaveLength(1)
  })

  test('takes a product twice without complaint, in the quantity given last', async () => {
    await add(pen.id)
    const again = await add(pen.id, { userId: undefined, items: [{ productId: pen.id.toUpperCase(), quantity: 3 }] })
    expect(again.status).toBe(200)
    expect(await inShort()).toEqual(['Blue Gel Pen ×3'])
    await Promise.all(Array.from({ length: 8 }, () => add(pen.id)))
    expect(await inShort()).toEqual(['Blue Gel Pen ×1'])
  })

  test('takes several at once, all or none', async () => {
    const both = [pen, book].map(({ id }) => ({ productId: id }))
    const { status, body } = await add(pen.id, { items: [...both, { productId: NOBODYS_ID }] })
    expect([status, body.code]).toEqual([404, 'catalog/unknown-product'])
    expect(await inShort()).toEqual([])
    await add(pen.id, { items: [...both, ...both] })
    expect((await inShort()).sort()).toEqual(['Blue Gel Pen ×1', 'Panna Notebook ×1'])
  })

  test('loses a product that is removed, or no longer sold', async () => {
    await add(pen.id)
    await add(book.id)
    expect((await remove(pen.id)).body).toEqual({ success: true, message: 'Removed from your wishlist.' })
    expect(await inShort()).toEqual(['Panna Notebook ×1'])
    expect((await remove(pen.id)).status).toBe(200)
    await shop.db.deleteFrom('products').where('id', '=', book.id).execute()
    expect(await inShort()).toEqual([])
  })

  test('tells the shop what people like, once', async () => {
    await add(pen.id)
    await add(pen.id)
    const kept = await shop.db.selectFrom('activities').select(['user_id', 'product_id', 'action']).execute()
    expect(kept).toEqual([{ user_id: ashaId, product_id: pen.id, action: 'wishlist' }])
  })

  test(`ends at ${MAX_WISHLIST_ITEMS} products`, async () => {
    const many = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, at) => aProduct({ name: `Pen ${at}` }))
    const values = many.map((product) => ({ ...product, image_id: IMAGE.id }))
    await shop.db.insertInto('products').values(values).execute()
    const items = many.map(({ id }) => ({ user_id: ashaId, product_id: id, created_at: new Date() }))
    await shop.db.insertInto('wishlist_items').values(items).execute()
    const { status, body } = await add(pen.id)
    expect([status, body.code]).toEqual([409, 'wishlist/full'])
    expect(body.message).toContain(`${MAX_WISHLIST_ITEMS}`)
    expect((await add(many[0]?.id ?? '')).status).toBe(200)
    expect((await list()).body.data.items).toHaveLength(MAX_WISHLIST_ITEMS)
  })
})

test('[API-21] nobody reads or writes the wishlist of somebody else', async () => {
  await add(pen.id)
  const ravi = aBrowser(shop)
  await join(shop.db, ravi, { username: 'ravi', email: 'ravi@example.in' })
  await logIn(ravi, { username: 'ravi', password: ASHA.password })
  const tries = [
    await list(ravi),
    await ravi.post(`${PATH}/addWishlist`, { userId: ashaId, items: [{ productId: book.id, quantity: 1 }] }),
  ]
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'wishlist/foreign'],
    [403, 'wishlist/foreign'],
  ])
  await ravi.post(`${PATH}/removeWishlistItem`, { productId: pen.id })
  expect(await inShort()).toEqual(['Blue Gel Pen ×1'])
})

test.each([
  ['GET', `Wishlists/${NOBODYS_ID}`],
  ['GET', 'products'],
  ['POST', 'addWishlist'],
  ['POST', 'removeWishlistItem'],
] as const)('[API-21] %s %s is for people who are logged in', async (method, path) => {
  const { status, body } = await aBrowser(shop).call(method, `${PATH}/${path}`)
  expect([status, body.code]).toEqual([401, 'request/not-signed-in'])
})

test.each([
  ['nothing', {}],
  ['no products', { items: [] }],
  ['no list', { items: 'pen' }],
  ['no id', { items: [{ productId: 'pen' }] }],
  ['none of a product', { items: [{ productId: pen.id, quantity: 0 }] }],
  ['one and a half', { items: [{ productId: pen.id, quantity: 1.5 }] }],
  ['a billion', { items: [{ productId: pen.id, quantity: 1e9 }] }],
  ['too many at once', { items: Array.from({ length: 51 }, () => ({ productId: pen.id })) }],
])('[API-21] addWishlist refuses %s', async (_, body) => {
  expect((await asha.post(`${PATH}/addWishlist`, body)).status).toBe(400)
})

test('the wishlist is part of what can be downloaded, and goes with the account', async () => {
  await add(pen.id)
  const { body } = await asha.call('GET', `${USERS}/my-data`)
  expect(body.data.wishlist).toMatchObject([{ productId: { name: 'Blue Gel Pen' }, quantity: 1 }])
  await asha.post(`${USERS}/delete-account`, { password: ASHA.password })
  expect(await shop.db.selectFrom('wishlist_items').selectAll().execute()).toEqual([])
})
