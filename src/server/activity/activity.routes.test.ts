import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const RECORD = '/api/activity/record'
const RECOMMENDED = '/api/activity/recommendations'
const TRENDING = '/api/v1/product/getTrendingProduct'
const VISITOR = '6d0f1c9e-3b1a-4f57-9c6a-0d4c2b7e8f10'
const MINTED =
  /^likho_visitor=([0-9a-f-]{36}); Max-Age=31536000; Path=\/api\/activity; HttpOnly; (Secure; )?SameSite=Lax$/

const [pen, ink, diary, soldOut] = ['Blue Gel Pen', 'Blue Ink', 'Diary', 'Sold Out Eraser'].map((name, place) =>
  aProduct({ name, place, stock: name.startsWith('Sold') ? 0 : 5 }),
) as [Product, Product, Product, Product]
type Product = ReturnType<typeof aProduct>

const openShop = () =>
  Promise.all([pen, ink, diary, soldOut].map((product) => insertProduct(shop.db, product, picture)))
const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

async function call(url: string, { body, cookie, host }: { body?: object; cookie?: string; host?: string } = {}) {
  const answer = await shop.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { ...(cookie !== undefined && { cookie }), ...(host && { host }) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const record = (product: Product, cookie?: string, action = 'show') =>
  call(RECORD, { body: { action, productId: product.id }, ...(cookie !== undefined && { cookie }) })

/** Who has been here before: only from then on a visitor counts. */
const regular = async (product: Product, action = 'show') => {
  const cookie = `likho_visitor=${randomUUID()}`
  await record(soldOut, cookie)
  return record(product, cookie, action)
}

const namesIn = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name)
const activities = () => shop.db.selectFrom('activities').selectAll().execute()

test('[PDP-02] [API-20] opening a product records a show activity under an anonymous id of our own', async () => {
  await openShop()
  const { status, headers, body } = await record(pen)
  expect(status).toBe(200)
  expect(body).toEqual({ success: true })
  expect(headers['set-cookie']).toMatch(MINTED)
  const [, id] = MINTED.exec(String(headers['set-cookie'])) ?? []
  expect(await activities()).toMatchObject([
    { visitor_id: id, user_id: null, product_id: pen.id, action: 'show', at: expect.any(Date) },
  ])
})

test('a visitor with an id keeps it', async () => {
  await openShop()
  const { headers } = await record(pen, `theme=dark; likho_visitor=${VISITOR}; other=1`)
  expect(headers['set-cookie']).toBeUndefined()
  expect(await activities()).toMatchObject([{ visitor_id: VISITOR }])
})

test.each([
  ['likho_visitor=1'],
  ["likho_visitor=' or 1=1"],
  ['likho_visitor='],
  ['likho_visitor'],
  [`xlikho_visitor=${VISITOR}`],
  [`likho_visitor=${VISITOR}0`],
])('the forged cookie %s is replaced', async (cookie) => {
  await openShop()
  const { status, headers } = await record(pen, cookie)
  expect(status).toBe(200)
  expect(headers['set-cookie']).toMatch(MINTED)
  expect(headers['set-cookie']).not.toContain(VISITOR)
})

test('the cookie travels over TLS only, except on a plain localhost', async () => {
  await openShop()
  const cookieOn = async (host: string) =>
    (await call(RECORD, { body: { action: 'show', productId: pen.id }, host })).headers['set-cookie']
  expect(await cookieOn('localhost:3000')).not.toContain('Secure')
  expect(await cookieOn('127.0.0.1:3000')).not.toContain('Secure')
  expect(await cookieOn('likho.in')).toMatch(/; Secure;/)
})

test('what is the same for everyone neither reads nor gives an id', async () => {
  await openShop()
  await record(pen, `likho_visitor=${VISITOR}`)
  for (const url of [TRENDING, '/api/v1/product/cards', `/api/v2/feedback/getReview/${pen.id}`]) {
    const visited = await call(url, { cookie: `likho_visitor=${VISITOR}` })
    expect(visited.headers['set-cookie']).toBeUndefined()
    expect(visited.headers['cache-control'] ?? '').not.toContain('private')
    expect(visited.body).toEqual((await call(url)).body)
  }
})

test('[HOME-07] recommendations are kept by no cache and give nobody an id', async () => {
  await openShop()
  const { headers } = await call(RECOMMENDED)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['set-cookie']).toBeUndefined()
})

test('[API-20] [HOME-07] recommendations are products seen together by others, without what was just seen', async () => {
  await openShop()
  const others = ['a', 'b'].map((digit) => `likho_visitor=${digit.repeat(8)}-1111-4111-8111-111111111111`)
  for (const other of others) for (const product of [pen, diary]) await record(product, other)
  await record(ink, others[0], 'addToCart')
  await record(pen, `likho_visitor=${VISITOR}`)
  const answer = await call(`${RECOMMENDED}?limit=2`, { cookie: `likho_visitor=${VISITOR}` })
  // Ink was put into the cart by one who saw the pen (4), the diary was seen by two (1 + 1).
  expect(namesIn(answer)).toEqual(['Blue Ink', 'Diary'])
  expect(answer.body.data[0]).toMatchObject({
    _id: ink.id,
    price: 40,
    ProductImage: expect.stringMatching(/^\/media\//),
  })
})

test('[HOME-07] a stranger is recommended what is trending', async () => {
  await openShop()
  await regular(diary)
  expect(namesIn(await call(RECOMMENDED))).toEqual(['Diary', 'Blue Gel Pen', 'Blue Ink'])
})

test('[API-15] [HOME-05] trending answers cards, most popular first, then the newest, and nothing that is sold out', async () => {
  await openShop()
  await regular(soldOut, 'addToCart')
  await regular(ink, 'addToCart')
  await regular(diary)
  await regular(diary)
  const answer = await call(TRENDING)
  expect(namesIn(answer)).toEqual(['Blue Ink', 'Diary', 'Blue Gel Pen'])
  expect(answer.body.data[0]).toMatchObject({ Category: 'Writing', stocks: 5, averageRating: 0, image: picture })
  expect(namesIn(await call(`${TRENDING}?limit=1`))).toEqual(['Blue Ink'])
})

test('trending lies ready: what shoppers do next moves it later, what is gone or costs more shows at once', async () => {
  await openShop()
  await regular(ink, 'addToCart')
  const trending = async () => namesIn(await call(`${TRENDING}?limit=2`))
  expect(await trending()).toEqual(['Blue Ink', 'Blue Gel Pen'])
  await regular(diary, 'addToCart')
  await regular(diary, 'addToCart')
  expect(await trending()).toEqual(['Blue Ink', 'Blue Gel Pen'])

  const change = (row: { stock?: number; price_paise?: number }, { id }: Product) =>
    shop.db.updateTable('all_products').set(row).where('id', '=', id).execute()
  await change({ stock: 0 }, ink)
  await expect.poll(trending).toEqual(['Diary', 'Blue Gel Pen'])
  await change({ price_paise: 9_900 }, diary)
  await expect.poll(async () => (await call(`${TRENDING}?limit=2`)).body.data[0].price).toBe(99)
  await shop.db.deleteFrom('all_products').where('id', '=', diary.id).execute()
  await expect.poll(trending).toEqual(['Blue Gel Pen'])
  await change({ stock: 5 }, ink)
  await expect.poll(trending).toEqual(['Blue Ink', 'Blue Gel Pen'])
})

test('an empty shop has nothing trending and nothing to recommend', async () => {
  expect(namesIn(await call(TRENDING))).toEqual([])
  expect(namesIn(await call(RECOMMENDED, { cookie: `likho_visitor=${VISITOR}` }))).toEqual([])
})

test.each([
  [{ action: 'show', productId: '019a0000-0000-7000-8000-000000000000' }, 404, 'catalog/unknown-product'],
  [{ action: 'show', productId: 'pen' }, 400, 'request/invalid'],
  [{ action: 'steal', productId: pen.id }, 400, 'request/invalid'],
  [{ productId: pen.id }, 400, 'request/invalid'],
])('%o is refused with %d and leaves no trace', async (body, status, code) => {
  const answer = await call(RECORD, { body })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ success: false, code })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await activities()).toEqual([])
})
