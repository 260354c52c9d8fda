import { beforeEach, describe, expect, test } from 'vitest'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const LIST = '/api/v2/admin/reviews'
const REMOVAL = { reason: 'abusive', note: 'Insults another reviewer' }

let admin: Shopper
let asha: Shopper
let ravi: Shopper
let productId: string

beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Meera Iyer', role: 'admin' })
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  ravi = await aShopper(shop, { fullName: 'Ravi Nair' })
  productId = (await putOnSale(shop.db, { name: 'Blue Gel Pen' })).id
  await write(asha, 1, 'Only fools buy this')
  await write(ravi, 4, 'Writes well')
})

const write = (who: Shopper, rating: number, message: string) =>
  who.post('/api/v2/feedback/addReview', { productId, rating, message })
const listed = async (query = '') => (await admin.get(`${LIST}?${query}`)).body
const ofAsha = async () =>
  (await listed()).data.find(({ reviewer }: { reviewer: { name: string } }) => reviewer.name === 'Asha Verma')
const remove = ({ _id, seen }: { _id: string; seen: number }, over: object = {}) =>
  admin.post(`${LIST}/${_id}/remove`, { ...REMOVAL, seen, ...over })
const restore = ({ _id, seen }: { _id: string; seen: number }) => admin.post(`${LIST}/${_id}/restore`, { seen })
const own = async (who: Shopper) => (await who.get(`/api/v2/feedback/myReview/${productId}`)).body.data

/** What everybody reads: asked for through the kept answers. */
async function shownToAll() {
  const { data, total, histogram } = (await ravi.get(`/api/v2/feedback/getReview/${productId}`)).body
  const { averageRating, count } = (await ravi.post('/api/v2/feedback/average', { productId })).body
  const product = (await ravi.get(`/api/v1/product/getProduct/${productId}`)).body.data
  const stars = histogram
    .filter(({ count }: { count: number }) => count > 0)
    .map(({ rating }: { rating: number }) => rating)
  return {
    messages: data.map(({ message }: { message: string }) => message),
    ...{ total, stars, averageRating, count },
    ofProduct: [product.averageRating, product.ratingCount],
  }
}
const BOTH = {
  messages: ['Writes well', 'Only fools buy this'],
  ...{ total: 2, stars: [4, 1], averageRating: 2.5, count: 2, ofProduct: [2.5, 2] },
}
const RAVIS = { messages: ['Writes well'], total: 1, stars: [4], averageRating: 4, count: 1, ofProduct: [4, 1] }

test('a review that staff remove leaves list, counts and average at once, and comes back with them', async () => {
  expect(await shownToAll()).toEqual(BOTH)
  const { status, body } = await remove(await ofAsha())
  expect([status, body.message]).toEqual([200, 'The review is removed.'])
  expect(body.data).toMatchObject({ removed: { reason: 'abusive', at: expect.any(String) } })
  expect(await shownToAll()).toEqual(RAVIS)
  expect((await restore(body.data)).body).toMatchObject({ message: 'The review is back.', data: { removed: null } })
  expect(await shownToAll()).toEqual(BOTH)
})

test('the same is true of a product that is off sale', async () => {
  await shop.db.updateTable('all_products').set({ state: 'offSale' }).where('id', '=', productId).execute()
  expect((await remove(await ofAsha())).status).toBe(200)
  await shop.db.updateTable('all_products').set({ state: 'onSale' }).where('id', '=', productId).execute()
  expect(await shownToAll()).toEqual(RAVIS)
})

test('its author is told why, and cannot put it up again by writing another one', async () => {
  expect(await own(asha)).toMatchObject({ message: 'Only fools buy this', removed: null })
  const { body } = await remove(await ofAsha())
  expect(await own(asha)).toMatchObject({ message: 'Only fools buy this', removed: 'abusive' })
  expect(JSON.stringify(await own(asha)), 'what staff note is for staff').not.toContain(REMOVAL.note)
  expect((await asha.get('/api/v1/users/my-data')).body.data.reviews).toMatchObject([{ removed: 'abusive' }])
  const again = await write(asha, 5, 'A new one')
  expect([again.status, again.body.code]).toEqual([409, 'reviews/removed'])
  expect(await shownToAll()).toEqual(RAVIS)
  await restore(body.data)
  expect((await write(asha, 5, 'A new one')).status).toBe(200)
  expect(await own(ravi), 'each sees their own').toMatchObject({ message: 'Writes well' })
  expect(await own(admin)).toBeNull()
})

test('who removed and restored it, why and with what note is in its history', async () => {
  const { body } = await remove(await ofAsha())
  await restore(body.data)
  const { data } = (await admin.get(`/api/v2/admin/history/review/${body.data._id}`)).body
  expect(data.map(({ by, action, changes }: Record<string, unknown>) => ({ by, action, changes }))).toEqual([
    { by: 'Meera Iyer', action: 'Review restored', changes: { reason: ['abusive', null] } },
    {
      by: 'Meera Iyer',
      action: 'Review removed',
      changes: { reason: [null, 'abusive'], note: [null, REMOVAL.note] },
    },
  ])
})

test('what was noted goes with the account of its author', async () => {
  const review = await ofAsha()
  await remove(review)
  await shop.db.updateTable('sessions').set({ proven_at: new Date() }).where('id', '=', admin.sessionId).execute()
  expect((await admin.call('DELETE', `/api/v1/users/deleteUser/${asha.id}`)).status).toBe(200)
  const { data } = (await admin.get(`/api/v2/admin/history/review/${review._id}`)).body
  expect(data).toMatchObject([{ changes: { reason: [null, 'abusive'] } }])
  expect(JSON.stringify(data)).not.toContain(REMOVAL.note)
  expect(await shownToAll(), 'and it stays removed').toEqual(RAVIS)
})

describe('a review is removed as it was seen', () => {
  test('not once its author has written another, nor twice', async () => {
    const before = await ofAsha()
    await write(asha, 5, 'I was wrong, it is good')
    expect(await remove(before)).toMatchObject({ status: 409, body: { code: 'reviews/changed' } })
    const now = await ofAsha()
    expect((await remove(now)).status).toBe(200)
    expect((await remove(now)).status).toBe(409)
    expect((await restore(now)).status).toBe(409)
  })

  test.each([
    ['no reason', { reason: undefined }],
    ['a reason of their own', { reason: 'tooCritical' }],
    ['a note without end', { note: 'x'.repeat(501) }],
    ['nothing seen', { seen: undefined }],
  ])('not with %s', async (_, over) => {
    expect((await remove(await ofAsha(), over)).status).toBe(400)
    expect(await shownToAll()).toEqual(BOTH)
  })
})

describe('the list of staff', () => {
  const messages = async (query: string) =>
    (await listed(query)).data.map(({ message }: { message: string }) => message)

  test('has all, newest first, page by page', async () => {
    const first = await listed('limit=1')
    expect([first.total, first.data[0].message]).toEqual([2, 'Writes well'])
    expect(first.data[0]).toMatchObject({
      product: { _id: productId, name: 'Blue Gel Pen' },
      reviewer: { _id: ravi.id, name: 'Ravi Nair' },
      rating: 4,
      removed: null,
    })
    expect(await messages(`limit=1&cursor=${first.nextCursor}`)).toEqual(['Only fools buy this'])
  })

  test('is filtered by stars, by what is removed and by product', async () => {
    await remove(await ofAsha())
    expect(await messages('stars=4')).toEqual(['Writes well'])
    expect(await messages('state=removed')).toEqual(['Only fools buy this'])
    expect(await messages('state=shown')).toEqual(['Writes well'])
    expect(await messages('search=gel pen')).toEqual(['Writes well', 'Only fools buy this'])
    expect(await messages('search=notebook')).toEqual([])
    expect((await admin.get(`${LIST}?cursor=WzFd`)).body.code).toBe('reviews/bad-cursor')
  })
})
