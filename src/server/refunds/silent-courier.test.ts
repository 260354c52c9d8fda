import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { withdrawParcelJob } from '#server/shipping/rebook-shipment.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { actOn, versionFor } from '#tests/support/order-acts.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { putOnSale, stockOf } from '#tests/support/shoppers.ts'
import { DESK, deskShop } from '#tests/support/test-shop-desk.ts'

const MINUTE = 60_000
const desk = await deskShop()
const { shop, work, bought, later, kinds } = desk
const HTML = '<!doctype html><title>Down for maintenance</title>'

const cancel = (id: string) => desk.asha.post(`${ORDERS}/cancelOrder/${id}`)
const seen = async (id: string) => (await desk.asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const only = () => desk.courier.orders.at(-1) as KeptOrder
/** Such a time ago, as far as the books know. */
const waitedFor = (ms: number) =>
  shop.db
    .updateTable('orders')
    .set({ cancel_requested_at: new Date(Date.now() - ms) })
    .execute()
const announced = (ms: number) =>
  shop.db
    .updateTable('shipments')
    .set({ announced_at: new Date(Date.now() - ms) })
    .execute()

/** Nothing of it is paid back or sold again. */
async function expectPending(id: string): Promise<void> {
  expect(desk.razorpay.refunds.size).toBe(0)
  expect(await seen(id)).toMatchObject({ status: 'Processing', delivery_status: 'Cancellation requested' })
  const [product] = await shop.db.selectFrom('order_lines').select('product_id').execute()
  expect(await stockOf(shop.db, { id: String(product?.product_id) })).toBe(49)
}

describe('cancelled just after the courier was booked', () => {
  let id: string
  beforeEach(async () => {
    id = (await bought()).id
    await work()
  })

  const SILENT: [string, () => void][] = [
    [
      'its search finds nothing and its cancellation does nothing',
      () => {
        desk.courier.frankness.searchIsEmpty = true
        desk.courier.suffer('orders/cancel', { status: 200, body: { message: 'In progress' } }, 99)
      },
    ],
    ['it answers with a page', () => void desk.courier.suffer('orders', { status: 200, html: HTML }, 99)],
    ['it answers something else', () => void desk.courier.suffer('orders', { status: 200, body: { hello: 1 } }, 99)],
    [
      'it knows of no such order',
      () => void desk.courier.suffer('orders', { status: 404, body: { message: 'Not found', status_code: 404 } }, 99),
    ],
  ]

  test.each(SILENT)('and %s: no money goes back, and it is on the desk', async (_, silence) => {
    silence()
    expect((await cancel(id)).body.message).toContain('We’re asking the courier to stop your parcel.')
    await later(2 * MINUTE)
    await expectPending(id)
    await waitedFor(16 * MINUTE)
    const item = await desk.only()
    expect(item).toMatchObject({ kind: 'cancelWaiting', subject: id, actions: ['retry', 'confirmCancel', 'settle'] })
    desk.courier.mend()
    await later(60 * MINUTE)
    expect(only()).toMatchObject({ cancelled: true, shipmentCancelled: true })
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
    expect(await kinds()).not.toContain('cancelWaiting')
  })

  test('staff who saw it cancelled in the courier’s panel confirm it, with a note, and the money goes back', async () => {
    desk.courier.suffer('orders', { status: 404 }, 99)
    await cancel(id)
    const confirm = async (body: object) =>
      desk.admin.post(`${DESK}/confirm-cancelled`, { subject: id, seen: await versionFor(desk.admin, id), ...body })
    expect((await confirm({ note: 'Cancelled in the panel' })).body.code, 'not on the desk yet').toBe('attention/gone')
    await waitedFor(16 * MINUTE)
    expect((await confirm({ note: ' ' })).body.fields).toHaveProperty('note')
    expect((await confirm({ note: 'Cancelled in the panel' })).status).toBe(200)
    await work()
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
    expect(await desk.actionsOn(id)).toContain('Courier’s cancellation confirmed by Meera Admin')
    expect((await confirm({ note: 'Again' })).body.code).toBe('attention/gone')
  })
})

describe('cancelled after an announcement whose answer was lost', () => {
  let id: string
  beforeEach(async () => {
    id = (await bought()).id
    desk.courier.suffer('adhoc', 'unanswered')
    await desk.workHastily()
    desk.courier.frankness.searchIsEmpty = true
  })

  test('an empty search says nothing yet; what it finds later is taken back before the money goes', async () => {
    expect(desk.courier.orders).toHaveLength(1)
    await cancel(id)
    await later(2 * MINUTE)
    await expectPending(id)
    desk.courier.mend()
    await later(60 * MINUTE)
    expect(only()).toMatchObject({ cancelled: true })
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
  })

  test('what was paid back in part meanwhile makes it no other order: it is taken back all the same', async () => {
    desk.courier.frankness.searchIsEmpty = false
    const pen = await putOnSale(shop.db, { name: 'Twin Pen', price: 100, stock: 5 })
    const { body } = await openDraft(desk.asha, [{ productId: pen.id, quantity: 2 }], 236)
    const twins = (await desk.asha.post(CALLBACK, desk.razorpay.pay(body.order.id))).body.data.orderId
    desk.courier.suffer('adhoc', 'unanswered')
    await desk.workHastily()
    const parcel = only()
    const damaged = { key: newId(), cause: 'damaged', lines: [{ place: 0, quantity: 1 }], restock: false }
    expect((await actOn(desk.admin, twins, 'refunds', damaged)).status).toBe(200)
    await cancel(twins)
    await later(60 * MINUTE)
    expect(parcel).toMatchObject({ cancelled: true })
    expect(await seen(twins)).toMatchObject({ status: 'Cancelled' })
  })

  test('what the search does not find a while later was never booked', async () => {
    await cancel(id)
    await expectPending(id)
    await announced(11 * MINUTE)
    await later(60 * MINUTE)
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
  })
})

test('fetched before its booking was through: too late to cancel, and the parcel is followed', async () => {
  const { id } = await bought()
  desk.courier.suffer('assign/awb', 'unanswered')
  await desk.workHastily()
  only().pickups = 1
  desk.courier.suffer('orders', { status: 500 }, 3)
  await cancel(id)
  await work()
  desk.courier.scan(only(), { date: '2026-11-16 09:30:00', id: 42, label: 'Picked Up', place: 'Pune' })
  desk.courier.mend()
  await later(60 * MINUTE)
  expect(desk.razorpay.refunds.size).toBe(0)
  await later(60 * MINUTE)
  expect(await seen(id)).toMatchObject({ status: 'Shipped', last_mile_awb: only().awb, payment_status: 'Paid' })
})

test('taken back by its own id, although the search finds nothing', async () => {
  const { id } = await bought()
  await work()
  desk.courier.frankness.searchIsEmpty = true
  expect((await cancel(id)).body.data.status).toBe('Cancelled')
  expect(only()).toMatchObject({ cancelled: true, shipmentCancelled: true })
})

test('a parcel that is replaced is taken back by its own id too', async () => {
  const { id } = await bought()
  await work()
  await shop.db.updateTable('shipments').set({ courier_stage: 'lost', courier_status_at: new Date() }).execute()
  await actOn(desk.admin, id, 'reship')
  desk.courier.frankness.searchIsEmpty = true
  await later(3 * MINUTE, [withdrawParcelJob])
  expect(desk.courier.orders[0]).toMatchObject({ cancelled: true })
})
