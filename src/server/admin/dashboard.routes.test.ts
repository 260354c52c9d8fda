import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { daysEarlier, startOfDay } from '#contract/platform/india-days.ts'
import { setRefunded } from '#server/orders/orders.store.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const today = () => startOfDay(new Date())
const SECOND_MS = 1_000
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

let admin: Shopper
let seller: Shopper
beforeEach(async () => {
  // Half past two in the afternoon in India.
  vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z'), toFake: ['Date'] })
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
})

afterAll(() => vi.useRealTimers())

const seenBy = async (person: Shopper, days: number | string = 7) => {
  const { status, body } = await person.get(`/api/v2/admin/dashboard?days=${days}`)
  expect(status).toBe(200)
  return body.data
}

describe('sales by day', () => {
  test('a day begins at midnight in India; each day is there; cancelled orders are not', async () => {
    await anOrderRow(shop.db, { at: today(), total: 100 })
    await anOrderRow(shop.db, { at: later(today(), -1), total: 200 })
    await anOrderRow(shop.db, { at: startOfDay(new Date(), 6), total: 300, status: 'delivered' })
    await anOrderRow(shop.db, { at: later(startOfDay(new Date(), 6), -SECOND_MS), total: 4_000 })
    await anOrderRow(shop.db, { at: today(), total: 50_000, status: 'cancelled' })
    const { days, sales, orders, cancelled, averageOrder, byStatus } = await seenBy(admin)
    expect(days.map((day: { sales: number }) => day.sales)).toEqual([300, 0, 0, 0, 0, 200, 100])
    expect(days.map((day: { orders: number }) => day.orders)).toEqual([1, 0, 0, 0, 0, 1, 1])
    expect({ sales: sales.now, orders: orders.now, cancelled: cancelled.now }).toEqual({
      sales: 600,
      orders: 3,
      cancelled: 1,
    })
    expect(averageOrder.now).toBe(200)
    expect(
      Object.fromEntries(byStatus.map((one: { status: string; orders: number }) => [one.status, one.orders])),
    ).toEqual({
      processing: 2,
      shipped: 0,
      delivered: 1,
      cancelled: 1,
      returned: 0,
    })
  })

  test('today counts up to now, and so does the day it is held against', async () => {
    const weekAgo = daysEarlier(new Date(), 7)
    await anOrderRow(shop.db, { at: later(weekAgo, -60 * SECOND_MS), total: 70 })
    await anOrderRow(shop.db, { at: later(weekAgo, 60 * SECOND_MS), total: 9_000 })
    await anOrderRow(shop.db, { at: daysEarlier(new Date(), 15), total: 80_000 })
    expect(await seenBy(admin)).toMatchObject({ sales: { now: 0, before: 70 }, orders: { now: 0, before: 1 } })
  })

  test.each([30, 90])('%i days', async (days) => {
    await anOrderRow(shop.db, { at: startOfDay(new Date(), days - 1), total: 10 })
    const seen = await seenBy(admin, days)
    expect(seen.days).toHaveLength(days)
    expect(seen.days[0]).toMatchObject({ sales: 10, orders: 1 })
  })

  test.each(['8', '0', '-7', 'x', '7.5'])('not for %s days', async (days) => {
    const { status, body } = await admin.get(`/api/v2/admin/dashboard?days=${days}`)
    expect([status, body.fields.days]).toEqual([400, expect.any(String)])
  })
})

test('an empty shop has an empty dashboard', async () => {
  const { sales, bestSellers, lowStock, latestOrders, misses, days } = await seenBy(admin)
  expect({ sales, bestSellers, lowStock, latestOrders, misses }).toEqual({
    sales: { now: 0, before: 0 },
    bestSellers: [],
    lowStock: [],
    latestOrders: [],
    misses: [],
  })
  expect(days).toHaveLength(7)
})

test('what sold most, what runs out, what was sought in vain', async () => {
  const pen = await putOnSale(shop.db, { name: 'Blue Pen', stock: 3 })
  const book = await putOnSale(shop.db, { name: 'Thick Book', stock: 0 })
  const clip = await putOnSale(shop.db, { name: 'Clip', stock: 6 })
  const line = (product: { id: string }, price: number, quantity: number) => ({
    productId: product.id,
    price,
    quantity,
  })
  await anOrderRow(shop.db, { at: today(), total: 1, lines: [line(pen, 10, 2), line(book, 500, 1)] })
  await anOrderRow(shop.db, { at: today(), total: 1, lines: [line(pen, 10, 1)] })
  await anOrderRow(shop.db, { at: today(), total: 1, status: 'cancelled', lines: [line(book, 500, 9)] })
  await anOrderRow(shop.db, { at: daysEarlier(new Date(), 20), total: 1, lines: [line(clip, 5, 50)] })
  await shop.db
    .insertInto('search_misses')
    .values([
      { text: 'typewriter', times: 4, last_at: new Date() },
      { text: 'quill', times: 9, last_at: new Date() },
      { text: 'abacus', times: 99, last_at: daysEarlier(new Date(), 8) },
    ])
    .execute()
  const seen = await seenBy(admin)
  expect(seen.bestSellers).toMatchObject([
    { _id: pen.id, name: 'Blue Pen', pieces: 3, sales: 30 },
    { _id: book.id, pieces: 1, sales: 500 },
  ])
  expect(seen.lowStock).toMatchObject([
    { _id: book.id, stocks: 0 },
    { _id: pen.id, stocks: 3 },
  ])
  expect(seen.misses.map(({ text, times }: { text: string; times: number }) => [text, times])).toEqual([
    ['quill', 9],
    ['typewriter', 4],
  ])
  expect((await seenBy(admin, 30)).bestSellers[0]).toMatchObject({ _id: clip.id, pieces: 50, sales: 250 })
})

test('sales, averages and best sellers are net of refunds and returns', async () => {
  const pen = await putOnSale(shop.db, { name: 'Blue Pen' })
  const book = await putOnSale(shop.db, { name: 'Thick Book' })
  const line = (product: { id: string }, quantity: number) => ({ productId: product.id, price: 100, quantity })
  await anOrderRow(shop.db, { at: today(), total: 200, status: 'delivered', lines: [line(pen, 2)] })
  await anOrderRow(shop.db, { at: today(), total: 900, status: 'returned', lines: [line(book, 9)] })
  const { id: whole } = await anOrderRow(shop.db, {
    at: today(),
    total: 500,
    status: 'delivered',
    lines: [line(book, 5)],
  })
  const { id: part } = await anOrderRow(shop.db, {
    at: today(),
    total: 300,
    status: 'delivered',
    lines: [line(pen, 3)],
  })
  await setRefunded(shop.db, whole, 500_00, [])
  await setRefunded(shop.db, part, 100_00, [])
  const seen = await seenBy(admin)
  expect(seen.sales.now).toBe(400)
  expect(seen.averageOrder.now).toBe(133.33)
  expect(seen.bestSellers).toMatchObject([{ _id: pen.id, pieces: 5 }])
})

test('sellers see their own lines and products, and nothing of the shop', async () => {
  const own = await putOnSale(shop.db, { name: 'Own Pen', stock: 2 })
  const other = await putOnSale(shop.db, { name: 'Other Pen', stock: 1 })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', own.id).execute()
  await shop.db.insertInto('search_misses').values({ text: 'quill', times: 9, last_at: new Date() }).execute()
  const mixed = [
    { productId: own.id, sellerId: seller.id, price: 40, quantity: 2 },
    { productId: own.id, sellerId: seller.id, price: 30 },
    { productId: other.id, price: 900 },
  ]
  const { id, number } = await anOrderRow(shop.db, { at: today(), total: 1_010, lines: mixed })
  await anOrderRow(shop.db, { at: today(), total: 900, lines: [{ productId: other.id, price: 900 }] })
  await anOrderRow(shop.db, { at: daysEarlier(today(), 7), total: 60, lines: [{ sellerId: seller.id, price: 60 }] })
  const seen = await seenBy(seller)
  expect(seen).toMatchObject({
    sales: { now: 110, before: 60 },
    orders: { now: 1, before: 1 },
    averageOrder: { now: 110, before: 60 },
    latestOrders: [{ id, number, total: 110 }, { total: 60 }],
    misses: null,
  })
  expect(seen.days.at(-1)).toMatchObject({ sales: 110, orders: 1 })
  expect(seen.bestSellers).toMatchObject([{ _id: own.id, pieces: 3, sales: 110 }])
  expect(seen.lowStock.map(({ _id }: { _id: string }) => _id)).toEqual([own.id])
  expect((await seenBy(admin)).sales.now).toBe(1_910)
})

test('nobody else sees it', async () => {
  const customer = await aShopper(shop)
  const waiting = await aShopper(shop, { role: 'seller' })
  for (const person of [customer, waiting]) {
    expect((await person.get('/api/v2/admin/dashboard')).status).toBe(403)
  }
  expect((await shop.call('GET', '/api/v2/admin/dashboard')).status).toBe(401)
})
