import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const MINUTE = 60_000
const desk = await deskShop()
const { shop, work, bought, later } = desk
const fetched = { date: '2026-11-16 09:30:00', id: 42, label: 'Picked Up', place: 'Pune' }

let id: string
const parcel = () => desk.courier.orders.at(-1) as KeptOrder
const seen = async () => (await desk.admin.get(`${ORDERS}/manageOrder/${id}`)).body.data
const WAYS: [string, () => ReturnType<typeof desk.admin.post>][] = [
  ['the whole', () => actOn(desk.admin, id, 'refund')],
  ['all of it in parts', () => actOn(desk.admin, id, 'refunds', { key: newId(), cause: 'goodwill', amount: 118 })],
]

/** Lost on its way and sent again; the new parcel is announced, and its pickup cannot be asked for. */
beforeEach(async () => {
  id = (await bought()).id
  await work()
  await shop.db.updateTable('shipments').set({ courier_stage: 'lost', courier_status_at: new Date() }).execute()
  await shop.db.updateTable('orders').set({ status: 'shipped', delivery_stage: 'lost' }).execute()
  expect((await actOn(desk.admin, id, 'reship')).status).toBe(200)
  desk.courier.suffer('generate/pickup', { status: 500 })
  await work()
  expect(parcel()).toMatchObject({ awb: expect.any(String), pickups: 0 })
})

describe.each(WAYS)('%s is paid back for a parcel of which the courier knows', (_, refund) => {
  test('only when the courier gives it up', async () => {
    expect((await refund()).status).toBe(200)
    expect(parcel()).toMatchObject({ cancelled: true, shipmentCancelled: true })
    await later(60 * MINUTE)
    expect([desk.razorpay.refunds.size, parcel().pickups]).toEqual([1, 0])
  })

  test('not while the courier does not answer', async () => {
    desk.courier.suffer('orders', { status: 500 }, 99)
    expect((await refund()).body.code).toBe('admin/courier-unsure')
    expect((await seen()).payment_status).toBe('Paid')
    desk.courier.mend()
    expect((await refund()).status).toBe(200)
  })

  test('not once the courier has fetched it', async () => {
    desk.courier.scan(parcel(), fetched)
    expect((await refund()).body.code).toBe('admin/courier-has-it')
    expect((await seen()).payment_status).toBe('Paid')
  })
})

test('what is refused anyway takes no parcel back', async () => {
  const stale = `${'0'.repeat(32)}.0`
  expect((await actOn(desk.admin, id, 'refund', { seen: stale })).status).toBe(409)
  const tooMuch = { key: newId(), cause: 'goodwill', amount: 119 }
  expect((await actOn(desk.admin, id, 'refunds', tooMuch)).body.code).toBe('admin/too-much')
  expect(parcel().cancelled).toBe(false)
})

test('after a part was paid back, the rest goes out as another parcel; asked for twice, it does so once', async () => {
  const part = { key: newId(), cause: 'goodwill', amount: 10 }
  expect((await actOn(desk.admin, id, 'refunds', part)).status).toBe(200)
  expect(parcel().cancelled).toBe(true)
  await work()
  expect(parcel()).toMatchObject({ orderNumber: expect.stringMatching(/-P3$/), cancelled: false, pickups: 1 })
  await actOn(desk.admin, id, 'refunds', part)
  expect(parcel().cancelled).toBe(false)
})

test('one that the courier has as cancelled, and does not book any more, is paid back', async () => {
  parcel().cancelled = true
  parcel().awb = null
  await shop.db.updateTable('shipments').set({ awb: null, provider_shipment_id: null }).execute()
  await later(60 * MINUTE)
  expect(await desk.kinds()).toContain('bookingRefused')
  expect((await actOn(desk.admin, id, 'refund')).status).toBe(200)
  await work()
  expect(desk.razorpay.refunds.size).toBe(1)
})
