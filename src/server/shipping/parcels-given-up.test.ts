import { beforeEach, describe, expect, test } from 'vitest'
import { ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import type { KeptOrder, VendorScan } from '#tests/support/shiprocket-books.ts'
import { webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const MINUTE = 60_000
const desk = await deskShop()
const { shop, work, bought, later, kinds } = desk

const PICKED_UP = { date: '2026-11-16 09:30:00', id: 42, label: 'Picked Up', place: 'Pune' }
const LOST_AT = new Date('2026-11-16T12:00:00Z')
const DELIVERED = { date: '2026-11-17 09:30:00', id: 7, label: 'Delivered', place: 'Bengaluru' }

let id: string
let parcel: KeptOrder
beforeEach(async () => {
  id = (await bought()).id
  await work()
  parcel = desk.courier.orders.at(-1) as KeptOrder
})
const manage = (what: string, body: object = {}) => actOn(desk.admin, id, what, body)
const seen = async () => (await desk.asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const texts = async () => (await seen()).events.map(({ text }: { text: string }) => text)
/** The courier's webhook about a parcel as it is after this. */
async function tell(one: KeptOrder, scan: VendorScan, over: object = {}): Promise<void> {
  desk.courier.scan(one, scan)
  const headers = { 'x-api-key': desk.courier.settings.webhookToken }
  const payload = { ...webhookOf(one, 0), ...over }
  await shop.app.inject({ method: 'POST', url: '/api/webhooks/courier', payload, headers })
  await work()
}
async function lost(): Promise<void> {
  await shop.db.updateTable('shipments').set({ courier_stage: 'lost', courier_status_at: LOST_AT }).execute()
}

describe('the AWB of a parcel that was sent again', () => {
  test('says Delivered: the order stays as it is, the timeline tells, and it is on the desk', async () => {
    await lost()
    expect((await manage('reship')).status).toBe(200)
    await work()
    await tell(parcel, DELIVERED)
    expect(await seen()).toMatchObject({ status: 'Processing', last_mile_awb: desk.courier.orders.at(-1)?.awb })
    expect(await texts()).toContain('An earlier parcel of this order was delivered')
    expect(await kinds()).toEqual(['parcelTwice'])
  })

  test.each([
    [12, 'Lost'],
    [25, 'Damaged'],
  ])('says %d %s, as it did before: its buyer gets one parcel, so nothing is said', async (code, label) => {
    await lost()
    await manage('reship')
    await work()
    await tell(parcel, { ...DELIVERED, id: code, label })
    expect(await texts()).not.toContain('An earlier parcel of this order is moving')
    expect(await kinds()).toEqual([])
  })

  test('under the number of the new one changes nothing of it', async () => {
    await lost()
    await manage('reship')
    await work()
    const now = desk.courier.orders.at(-1) as KeptOrder
    await tell(parcel, DELIVERED, { order_id: now.orderNumber, sr_order_id: now.id })
    expect(await seen()).toMatchObject({ status: 'Processing', last_mile_awb: now.awb })
    expect(await kinds()).toEqual(['parcelTwice'])
  })
})

describe('a parcel that the courier cancelled', () => {
  beforeEach(async () => {
    await tell(parcel, { ...PICKED_UP, id: 8, label: 'Cancelled' })
    expect(await kinds()).toEqual(['deliveryFailed'])
  })
  /** It is on its way by staff: no second one goes out, and nothing is paid back meanwhile. */
  async function expectOnItsWay(): Promise<void> {
    await work()
    expect(await kinds()).toEqual([])
    expect((await manage('reship')).body.code).toBe('admin/nothing-to-reship')
  }

  test('and that staff mark as shipped has no number of the courier any more, in no mail either', async () => {
    expect((await manage('status', { status: 'shipped' })).status).toBe(200)
    expect(await seen()).toMatchObject({ status: 'Shipped', last_mile_awb: null, last_mile_courier_name: null })
    await expectOnItsWay()
    const mail = desk.sent.find(({ subject }) => subject.includes('on its way'))
    expect(mail?.text).not.toContain(parcel.awb)
  })

  test('and that staff ship with their own courier is under way', async () => {
    const own = { courierName: 'India Post', trackingNumber: 'EM123456789IN' }
    expect((await manage('own-courier', own)).status).toBe(200)
    await expectOnItsWay()
    expect(await seen()).toMatchObject({ status: 'Shipped', last_mile_awb: own.trackingNumber })
  })
})

describe('a parcel that the courier gives to another courier', () => {
  test('is followed under its new AWB once the courier says so itself; the old one brings nothing back', async () => {
    const before = desk.courier.reassign(parcel)
    await tell(parcel, PICKED_UP)
    expect(await seen()).toMatchObject({ status: 'Shipped', last_mile_awb: parcel.awb })
    await tell(parcel, DELIVERED, { awb: before })
    expect(await seen()).toMatchObject({ status: 'Shipped', last_mile_awb: parcel.awb })
  })

  test('is not believed of an event alone', async () => {
    await tell(parcel, PICKED_UP, { awb: '666' })
    expect(await seen()).toMatchObject({ status: 'Processing', last_mile_awb: parcel.awb })
    expect(await kinds()).toEqual(['parcelTwice'])
  })

  test('is asked about again while the courier does not answer', async () => {
    desk.courier.reassign(parcel)
    desk.courier.suffer('orders/show', { status: 500 })
    await tell(parcel, PICKED_UP)
    expect(await seen()).toMatchObject({ status: 'Processing' })
    await later(20 * MINUTE)
    expect(await seen()).toMatchObject({ status: 'Shipped', last_mile_awb: parcel.awb })
  })
})

test('an event of an order that is not ours, under our number, changes nothing', async () => {
  await tell(parcel, DELIVERED, { sr_order_id: 1, awb: '666' })
  expect(await seen()).toMatchObject({ status: 'Processing' })
  expect([await texts(), await kinds()]).toEqual([expect.not.arrayContaining([expect.stringContaining('earlier')]), []])
})

test('what staff send by a courier of their own is not moved by the parcel that ours gave up: it is on the desk', async () => {
  const own = { courierName: 'India Post', trackingNumber: 'EM123456789IN', trackingUrl: '' }
  expect((await manage('own-courier', own)).status).toBe(200)
  await work()
  expect(parcel).toMatchObject({ cancelled: true })
  await tell(parcel, DELIVERED)
  expect(await seen()).toMatchObject({ status: 'Shipped', last_mile_awb: own.trackingNumber })
  expect(await kinds()).toEqual(['parcelTwice'])
})

test('a cancelled order whose parcel moves, also under another AWB, is on the desk', async () => {
  await desk.asha.post(`${ORDERS}/cancelOrder/${id}`)
  await work()
  desk.courier.reassign(parcel)
  await tell(parcel, PICKED_UP)
  expect(await kinds()).toEqual(['parcelRunaway'])
})

describe('an order that is refunded whole and delivered', () => {
  const refundedDelivered = async () => {
    const item = await desk.only()
    expect(item).toMatchObject({ kind: 'refundedDelivered', order: { id }, actions: ['openOrder', 'settle'] })
    await desk.settle(item, 'The customer keeps it')
    expect(await kinds()).toEqual([])
  }

  test('is on the desk until staff have settled it', async () => {
    await lost()
    await shop.db.updateTable('orders').set({ status: 'shipped', delivery_stage: 'lost' }).execute()
    expect((await manage('refund')).status).toBe(200)
    await work()
    await tell(parcel, DELIVERED)
    expect(await seen()).toMatchObject({ status: 'Delivered', payment_status: 'Refunded' })
    await refundedDelivered()
  })

  test('also the other way round', async () => {
    await tell(parcel, DELIVERED)
    expect((await manage('refund')).status).toBe(200)
    await work()
    await refundedDelivered()
  })
})
