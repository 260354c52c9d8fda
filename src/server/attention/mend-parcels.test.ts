import { describe, expect, test } from 'vitest'
import { withdrawParcelJob } from '#server/shipping/rebook-shipment.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop, work, bought, kinds } = desk
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const at = (id: string) => `${ORDERS}/manageOrder/${id}`
const refuse = (field: string) =>
  desk.courier.suffer('adhoc', { status: 422, body: { message: 'No', errors: { [field]: ['no'] } } })
const parcels = () =>
  desk.courier.orders.map(({ orderNumber, cancelled, pickups }) => ({ orderNumber, cancelled, pickups }))
const numberOf = async (id: string) => (await desk.admin.get(at(id))).body.data.channel_order_id as string
const events = async (id: string): Promise<string[]> =>
  (await desk.asha.get(`${ORDERS}/getOrder/${id}`)).body.data.events.map(({ text }: { text: string }) => text)

/** The courier's webhook about a parcel: 42 is picked up, 46 on its way back. */
async function told(orderNumber: string, shipment_status_id: number, minute = 43) {
  const current_timestamp = `17 11 2026 11:${minute}:52`
  const update = { awb: '', order_id: orderNumber, current_timestamp, shipment_status_id, scans: [] }
  const headers = { 'x-api-key': desk.courier.settings.webhookToken }
  await shop.app.inject({ method: 'POST', url: '/api/webhooks/courier', payload: update, headers })
}

const correct = async (id: string, over: object = {}) => {
  const { address } = (await desk.admin.get(`${at(id)}/address`)).body.data
  return actOn(desk.admin, id, 'address', { ...address, ...over })
}

describe('an address that the courier refuses', () => {
  test('is corrected by staff and the parcel goes out with it; the history tells which fields, not what', async () => {
    const { id } = await bought()
    refuse('billing_phone')
    await work()
    expect(await kinds()).toEqual(['bookingRefused'])
    const answer = await correct(id, { phoneNumber: '9000000001', postalCode: '560034' })
    expect(answer.status).toBe(200)
    expect(await kinds()).toEqual([])
    await work()
    expect(desk.courier.orders).toMatchObject([
      {
        orderNumber: `${await numberOf(id)}-P2`,
        pickups: 1,
        body: { billing_phone: '9000000001', billing_pincode: '560034' },
      },
    ])
    expect(await events(id)).toContain('Delivery address corrected')
    const { data } = (await desk.admin.get(`/api/v2/admin/history/order/${id}`)).body
    expect(data[0]).toMatchObject({
      action: 'Delivery address corrected',
      by: 'Meera Admin',
      changes: { fields: [null, 'postalCode, phoneNumber'] },
    })
    expect(JSON.stringify(data)).not.toContain('9000000001')
  })

  test('keeps its state, and its PIN code inside it: both decide the tax', async () => {
    const { id } = await bought()
    refuse('billing_phone')
    await work()
    const state = await correct(id, { state: 'Kerala' })
    expect([state.status, state.body.code]).toEqual([409, 'admin/other-state'])
    expect(state.body.fields.state).toContain('taxed for Karnataka')
    const pin = await correct(id, { postalCode: '682001' })
    expect([pin.body.code, Object.keys(pin.body.fields)]).toEqual(['admin/other-pin', ['postalCode']])
    expect((await correct(id, { phoneNumber: '12' })).body.fields).toHaveProperty('phoneNumber')
    expect(await kinds()).toEqual(['bookingRefused'])
  })

  test('is left alone once the courier has the parcel', async () => {
    const { id } = await bought()
    await work()
    expect((await correct(id)).body.code).toBe('admin/already-booked')
    expect((await desk.asha.get(`${at(id)}/address`)).status).toBe(403)
  })

  test('what was announced with the old address is taken back', async () => {
    const { id } = await bought()
    desk.courier.suffer('assign/awb', { status: 400, body: { message: 'No courier' } })
    await work()
    const number = await numberOf(id)
    await correct(id, { streetAddress: '14 MG Road' })
    await work()
    await desk.later(3 * MINUTE, [withdrawParcelJob])
    expect(parcels()).toEqual([
      { orderNumber: number, cancelled: true, pickups: 0 },
      { orderNumber: `${number}-P2`, cancelled: false, pickups: 1 },
    ])
  })
})

describe('a parcel that the courier cancelled', () => {
  async function sentTwice(): Promise<{ id: string; number: string }> {
    const { id } = await bought()
    await work()
    const number = await numberOf(id)
    expect((await actOn(desk.admin, id, 'reship')).body.code).toBe('admin/nothing-to-reship')
    await shop.db.updateTable('shipments').set({ courier_status: 'cancelled', courier_status_at: new Date() }).execute()
    expect((await desk.items())[0]).toMatchObject({ kind: 'deliveryFailed', actions: ['reship', 'cancel', 'settle'] })
    expect((await actOn(desk.admin, id, 'reship')).status).toBe(200)
    expect(await kinds()).toEqual([])
    await work()
    expect(parcels()).toMatchObject([{ orderNumber: number }, { orderNumber: `${number}-P2`, pickups: 1 }])
    return { id, number }
  }
  const statusOf = async (id: string) => (await desk.admin.get(at(id))).body.data.status
  const isTwice = async (id: string) =>
    expect(await desk.only()).toMatchObject({
      kind: 'parcelTwice',
      order: { id },
      actions: ['openOrder', 'settle'],
    })

  test('is sent again under a number of its own, and its news is the order’s', async () => {
    const { id, number } = await sentTwice()
    await told(number, 42)
    expect(await statusOf(id), 'the old parcel moves nothing any more').toBe('Processing')
    await told(`${number}-P2`, 42)
    expect(await statusOf(id)).toBe('Shipped')
  })

  test('and moves nevertheless is on the desk beside its new one, until it is on its way back', async () => {
    const { id, number } = await sentTwice()
    await told(number, 42)
    await isTwice(id)
    await told(number, 46, 44)
    expect(await kinds()).toEqual([])
  })

  test('and took before it was replaced is on the desk, once: what it does afterwards asks nobody again', async () => {
    const { id, number } = await sentTwice()
    desk.courier.orders[0]?.scans.push({ date: '2026-11-16 09:30:00', id: 42, label: 'PICKED UP', place: 'Pune' })
    desk.courier.asked.length = 0
    await desk.later(3 * MINUTE, [withdrawParcelJob])
    const shown = `GET /orders/show/${desk.courier.orders[0]?.id}`
    expect(desk.courier.asked.filter((call) => !call.includes('login'))).toEqual([shown])
    await isTwice(id)
    await desk.settle(await desk.only(), 'The courier keeps it at the hub.')
    await told(number, 18)
    expect(await kinds()).toEqual([])
  })
})

describe('an order that had left, and whose new parcel is refused', () => {
  /** Shipped three days ago, cancelled by the courier on the way, and sent again just now. */
  async function sentAgain(): Promise<string> {
    const { id } = await bought()
    await work()
    const gone = {
      courier_status: 'cancelled',
      courier_status_at: new Date(),
      created_at: new Date(Date.now() - 3 * DAY),
    }
    await shop.db.updateTable('shipments').set(gone).execute()
    await shop.db.updateTable('orders').set({ status: 'shipped' }).execute()
    expect((await desk.items())[0]).toMatchObject({ kind: 'deliveryFailed', actions: ['reship', 'refund', 'settle'] })
    expect((await actOn(desk.admin, id, 'reship')).status).toBe(200)
    expect(await kinds(), 'the courier is only being asked').toEqual([])
    refuse('billing_phone')
    await work()
    return id
  }

  test('is on the desk; its address is corrected and it goes out', async () => {
    const id = await sentAgain()
    const item = await desk.only()
    expect(item).toMatchObject({ kind: 'bookingRefused', order: { id } })
    expect(item.actions).toEqual(['editAddress', 'retry', 'refund', 'settle'])
    expect((await correct(id, { phoneNumber: '9000000001' })).status).toBe(200)
    await work()
    expect(parcels()).toMatchObject([{}, { orderNumber: `${await numberOf(id)}-P3`, pickups: 1 }])
    expect(await kinds()).toEqual([])
  })

  test('is paid back instead, and then not sent any more', async () => {
    const id = await sentAgain()
    expect((await actOn(desk.admin, id, 'refund')).status).toBe(200)
    expect(await kinds()).toEqual([])
    await work()
    await desk.later(60 * MINUTE)
    expect((await desk.admin.get(at(id))).body.data).toMatchObject({ status: 'Shipped', payment_status: 'Refunded' })
    expect((await actOn(desk.admin, id, 'ship')).body.code).toBe('admin/nothing-to-send')
    expect(parcels().map(({ pickups }) => pickups)).toEqual([1])
  })

  test('is not sent any more once staff say that it arrived', async () => {
    const id = await sentAgain()
    expect((await actOn(desk.admin, id, 'status', { status: 'delivered' })).status).toBe(200)
    expect((await actOn(desk.admin, id, 'ship')).body.code).toBe('admin/nothing-to-send')
  })
})

test('an order that had left and that the courier cancelled is paid back, and then needs nobody', async () => {
  const { id } = await bought()
  await work()
  await shop.db.updateTable('shipments').set({ courier_status: 'cancelled', courier_status_at: new Date() }).execute()
  await shop.db.updateTable('orders').set({ status: 'shipped' }).execute()
  expect((await actOn(desk.admin, id, 'refund')).status).toBe(200)
  expect(await kinds()).toEqual([])
})
