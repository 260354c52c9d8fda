import { expect, test } from 'vitest'
import { aCustomer, insertCustomers } from '#db/seed/builders/customer-builder.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { newId } from '#server/platform/ids.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const pen = aProduct({ name: 'Blue Gel Pen' })
const NOBODYS_ID = '019a0000-0000-7000-8000-000000000000'
const MINUTE_MS = 60_000

/** Reviews by as many customers, the first one oldest. */
async function withReviews(...ratings: number[]) {
  await insertProduct(shop.db, pen, { id: 'a'.repeat(32), width: 1000, height: 1000 })
  const customers = ratings.map((_, at) => aCustomer({ fullName: `Customer ${String.fromCharCode(65 + at)}` }))
  if (customers.length === 0) return customers
  await insertCustomers(shop.db, customers)
  const reviews = ratings.map((rating, at) => ({
    id: newId(),
    product_id: pen.id,
    user_id: customers[at]?.id ?? null,
    rating,
    message: `Review ${at}`,
    created_at: new Date(Date.UTC(2026, 9, 2) + Math.floor(at / 2) * MINUTE_MS),
  }))
  await shop.db.insertInto('reviews').values(reviews).execute()
  const stars = ratings.reduce((sum, rating) => sum + rating, 0)
  await shop.db.updateTable('products').set({ rating_sum: stars, rating_count: ratings.length }).execute()
  return customers
}

const page = (query = '') => shop.call('GET', `/api/v2/feedback/getReview/${pen.id}${query}`)

test('[PDP-06] reviews come newest first, five to a page when asked so, without a gap or a repeat', async () => {
  await withReviews(5, 4, 3, 5, 1, 5, 4, 5, 2, 5, 4, 3)
  const messages: string[] = []
  const sizes: number[] = []
  let cursor = ''
  do {
    const { body } = await page(`?limit=5${cursor && `&cursor=${cursor}`}`)
    expect(body.total).toBe(12)
    sizes.push(body.data.length)
    messages.push(...body.data.map(({ message }: { message: string }) => message))
    cursor = body.nextCursor
  } while (cursor)
  expect(sizes).toEqual([5, 5, 2])
  // Two were written in the same instant each time; the later one of them comes first.
  expect(messages).toEqual(Array.from({ length: 12 }, (_, at) => `Review ${11 - at}`))
})

test('[API-22] getReview tells who wrote what when, and how many gave each number of stars', async () => {
  await withReviews(5, 5, 2)
  const { status, body } = await page()
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, nextCursor: null, total: 3 })
  expect(body.data[0]).toEqual({
    _id: expect.any(String),
    userId: { fullName: 'Customer C' },
    productId: pen.id,
    rating: 2,
    message: 'Review 2',
    createdAt: '2026-10-02T00:01:00.000Z',
    verified: false,
  })
  expect(body.histogram).toEqual([
    { rating: 5, count: 2 },
    { rating: 4, count: 0 },
    { rating: 3, count: 0 },
    { rating: 2, count: 1 },
    { rating: 1, count: 0 },
  ])
})

test("[PDP-06] a deleted account's review stays, without a name", async () => {
  const [customer] = await withReviews(5)
  await shop.db
    .deleteFrom('users')
    .where('id', '=', customer?.id ?? '')
    .execute()
  expect((await page()).body).toMatchObject({ total: 1, data: [{ userId: null, message: 'Review 0' }] })
})

test('[API-22] average answers averageRating to two decimals, and count', async () => {
  await withReviews(5, 4, 4)
  const { body } = await shop.call('POST', '/api/v2/feedback/average', { productId: pen.id })
  expect(body).toEqual({ success: true, averageRating: 4.33, count: 3 })
})

test('a product nobody reviewed has an empty list and the average 0', async () => {
  await withReviews()
  expect((await page()).body).toMatchObject({ data: [], total: 0, nextCursor: null })
  const { body } = await shop.call('POST', '/api/v2/feedback/average', { productId: pen.id })
  expect(body).toMatchObject({ averageRating: 0, count: 0 })
})

test.each([
  ['GET', `/api/v2/feedback/getReview/${NOBODYS_ID}`, undefined, 404, 'catalog/unknown-product'],
  ['POST', '/api/v2/feedback/average', { productId: NOBODYS_ID }, 404, 'catalog/unknown-product'],
  ['GET', '/api/v2/feedback/getReview/pen', undefined, 400, 'request/invalid'],
  ['POST', '/api/v2/feedback/average', {}, 400, 'request/invalid'],
  ['GET', `/api/v2/feedback/getReview/${pen.id}?cursor=WzFd`, undefined, 400, 'catalog/bad-cursor'],
] as const)('%s %s with %o is refused with %d', async (method, url, body, status, code) => {
  const answer = await shop.call(method, url, body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ success: false, code })
})
