import { beforeEach, expect, test } from 'vitest'
import { buy } from '#tests/support/buying.ts'
import { countAsLive } from '#tests/support/count-as-live.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let asha: Shopper
let admin: Shopper
let superadmin: Shopper
beforeEach(async () => {
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  superadmin = await aShopper(shop, { fullName: 'Owner', role: 'superadmin' })
})

const pageOf = ({ id }: Shopper) => `/api/v2/admin/people/${id}`
const seenBy = async (reader: Shopper, person: Shopper) => (await reader.get(pageOf(person))).body.data

test('a person’s page has what they bought, wrote and use', async () => {
  const pen = await putOnSale(shop.db, { name: 'Gel Pen', price: 100 })
  const orderId = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
  await countAsLive(shop.db)
  await asha.post('/api/v2/feedback/addReview', { productId: pen.id, rating: 4, message: 'Smooth.' })
  const { purchases, reviews, sessions, user } = await seenBy(admin, asha)
  const { figures, orders, addresses } = purchases
  expect(user.email).toBe(asha.email)
  expect(orders).toEqual([expect.objectContaining({ id: orderId, status: 'processing', total: 118 })])
  expect(figures).toEqual({ orders: 1, spent: 118, averageOrder: 118, lastOrderAt: orders[0].createdAt })
  expect(addresses).toHaveLength(1)
  expect(reviews).toEqual([expect.objectContaining({ product: 'Gel Pen', rating: 4, message: 'Smooth.' })])
  expect(sessions).toHaveLength(1)
})

test('[ROLE-03] who sees no orders sees neither what a person bought nor where they live', async () => {
  const pen = await putOnSale(shop.db, { name: 'Gel Pen', price: 100 })
  await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const clerk = await aShopper(shop, { role: 'admin', limited_to: ['manageUsers'] })
  const data = await seenBy(clerk, asha)
  expect(data).toMatchObject({ user: { email: asha.email }, purchases: null, reviews: [] })
  expect(JSON.stringify(data)).not.toMatch(/118|MG Road|560001|9876543210|LK/)
})

test('where a superadmin is logged in is not for admins to see', async () => {
  expect((await seenBy(admin, superadmin)).sessions).toBeNull()
  expect((await seenBy(superadmin, superadmin)).sessions).toHaveLength(1)
})

test('notes are for staff, go with the account’s data, and are deleted by their author or a superadmin', async () => {
  const written = await admin.post(`${pageOf(asha)}/notes`, { text: '  Asked for a GST invoice.  ' })
  expect(written.status).toBe(201)
  const [note] = (await seenBy(superadmin, asha)).notes
  expect(note).toMatchObject({ by: 'Admin', text: 'Asked for a GST invoice.', mayDelete: true })
  expect((await asha.get('/api/v1/users/my-data')).body.data.notes).toEqual([
    { text: 'Asked for a GST invoice.', at: note.at },
  ])

  const colleague = await aShopper(shop, { fullName: 'Colleague', role: 'admin' })
  expect((await seenBy(colleague, asha)).notes[0].mayDelete).toBe(false)
  expect((await colleague.call('DELETE', `/api/v2/admin/notes/${note._id}`)).status).toBe(403)
  expect((await admin.call('DELETE', `/api/v2/admin/notes/${note._id}`)).status).toBe(200)
  expect((await admin.call('DELETE', `/api/v2/admin/notes/${note._id}`)).status).toBe(404)
  expect((await seenBy(admin, asha)).notes).toEqual([])
})

test.each([
  [0, 'Write a note'],
  [2_001, 'Please shorten this to 2,000 characters'],
])('a note of %s characters is refused', async (length, message) => {
  const { status, body } = await admin.post(`${pageOf(asha)}/notes`, { text: 'x'.repeat(length) })
  expect([status, body.fields.text]).toEqual([400, message])
})

test('a removed review says so with its reason; only who removes reviews reads it', async () => {
  const pen = await putOnSale(shop.db, { name: 'Gel Pen', price: 100 })
  await asha.post('/api/v2/feedback/addReview', { productId: pen.id, rating: 1, message: 'Rude words.' })
  const [review] = (await admin.get('/api/v2/admin/reviews')).body.data
  const removal = { seen: review.seen, reason: 'abusive', note: '' }
  expect((await admin.post(`/api/v2/admin/reviews/${review._id}/remove`, removal)).status).toBe(200)
  const clerk = await aShopper(shop, { role: 'admin', limited_to: ['manageUsers'] })
  expect((await seenBy(admin, asha)).reviews).toMatchObject([{ removed: 'abusive', message: 'Rude words.' }])
  const read = await seenBy(clerk, asha)
  expect(read.reviews).toMatchObject([{ product: 'Gel Pen', removed: 'abusive', message: null }])
  expect(JSON.stringify(read)).not.toContain('Rude words.')
})
