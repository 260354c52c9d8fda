import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, insertCustomers } from '#db/seed/builders/customer-builder.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { addReview } from './add-review.ts'

const shop = testShop()
const pen = aProduct({ name: 'Blue Gel Pen' })
const asha = aCustomer({ fullName: 'Asha Verma' })
const ravi = aCustomer({ fullName: 'Ravi Pillai' })

beforeEach(async () => {
  await insertProduct(shop.db, pen, { id: 'a'.repeat(32), width: 1000, height: 1000 })
  await insertCustomers(shop.db, [asha, ravi])
})

const as = (user: { id: string }): Ctx => ({
  db: shop.db,
  actor: { id: user.id, role: 'customer' },
  visitor: { known: () => undefined, id: () => user.id },
  now: new Date(),
  log: shop.app.log,
  from: { address: '127.0.0.1', agent: '' },
})

const reviewed = (rating: number, message = 'Writes well') => ({ productId: pen.id, rating, message })

async function average() {
  const { body } = await shop.call('POST', '/api/v2/feedback/average', { productId: pen.id })
  return { averageRating: body.averageRating, count: body.count }
}

describe('[API-22] addReview', () => {
  test('answers the review and counts it', async () => {
    const answer = await addReview(as(asha), reviewed(4, 'Smooth, and it never skips.'))
    expect(answer).toEqual({
      message: 'Thanks for your review!',
      data: {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userId: { fullName: 'Asha Verma' },
        productId: pen.id,
        rating: 4,
        message: 'Smooth, and it never skips.',
        createdAt: expect.stringMatching(/Z$/),
        verified: false,
      },
    })
    expect(await average()).toEqual({ averageRating: 4, count: 1 })
  })

  test('a second review by the same person replaces the first', async () => {
    await addReview(as(asha), reviewed(1, 'Leaked in my bag'))
    await addReview(as(ravi), reviewed(4))
    await addReview(as(asha), reviewed(5, 'The replacement is fine'))
    const { body } = await shop.call('GET', `/api/v2/feedback/getReview/${pen.id}`)
    expect(body.data.map(({ message }: { message: string }) => message)).toEqual([
      'The replacement is fine',
      'Writes well',
    ])
    expect(await average()).toEqual({ averageRating: 4.5, count: 2 })
  })

  test('pressed many times at once it makes one review, and the sums stay right', async () => {
    const ratings = [1, 2, 3, 4, 5, 5, 4, 3]
    await Promise.all(
      ratings.flatMap((rating) => [addReview(as(asha), reviewed(rating)), addReview(as(ravi), reviewed(rating))]),
    )
    const kept = await shop.db.selectFrom('reviews').select(['user_id', 'rating']).execute()
    expect(kept.map(({ user_id }) => user_id).sort()).toEqual([asha.id, ravi.id].sort())
    const product = shop.db.selectFrom('products').select(['rating_sum', 'rating_count']).where('id', '=', pen.id)
    expect(await product.executeTakeFirstOrThrow()).toEqual({
      rating_sum: kept.reduce((sum, { rating }) => sum + rating, 0),
      rating_count: 2,
    })
  })

  test('only what was delivered to the reviewer is a verified purchase; it stays one when the account goes', async () => {
    const at = new Date('2026-11-10T06:00:00Z')
    const { id } = await anOrderRow(shop.db, { at, total: 118, lines: [{ productId: pen.id, price: 100 }] })
    const verified = async (user: { id: string }) => (await addReview(as(user), reviewed(5))).data.verified
    const order = (change: { user_id?: string; delivered_at?: Date }) =>
      shop.db.updateTable('orders').set(change).where('id', '=', id).execute()
    await order({ user_id: asha.id })
    expect(await verified(asha), 'ordered, and still on its way').toBe(false)
    await order({ delivered_at: at })
    expect([await verified(asha), await verified(ravi)]).toEqual([true, false])
    await shop.db.deleteFrom('users').where('id', '=', asha.id).execute()
    const { body } = await shop.call('GET', `/api/v2/feedback/getReview/${pen.id}`)
    expect(body.data).toMatchObject([
      { userId: { fullName: 'Ravi Pillai' }, verified: false },
      { userId: null, verified: true },
    ])
  })

  test('an unknown product is refused', async () => {
    const review = { ...reviewed(5), productId: '019a0000-0000-7000-8000-000000000000' }
    await expect(addReview(as(asha), review)).rejects.toMatchObject({ kind: { code: 'catalog/unknown-product' } })
  })

  test('a visitor is asked to log in', async () => {
    const { status, body } = await shop.call('POST', '/api/v2/feedback/addReview', reviewed(5))
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'request/not-signed-in' })
    await expect(addReview({ ...as(asha), actor: undefined }, reviewed(5))).rejects.toMatchObject({
      kind: { status: 401 },
    })
  })
})
