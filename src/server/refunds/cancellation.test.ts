import { beforeEach, describe, expect, test } from 'vitest'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { trackShipmentsJob } from '#server/shipping/track-shipments.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { razorpayAndShiprocketShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { cancelOrderJob } from './cancellation.ts'
import { refundPaymentJob } from './refund-payment.ts'

const MINUTE = 60_000
const MANAGE = `${ORDERS}/manageOrder`
const { shop, razorpay, courier, gateways } = await razorpayAndShiprocketShop()

let asha: Shopper
let admin: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
})

const JOBS = [sendShipmentJob, cancelShipmentJob, cancelOrderJob, trackShipmentsJob, refundPaymentJob]
const work = () => workOff(shop.db, gateways(), JOBS)
/** So much time goes by, and what falls due in it is done. */
async function later(ms: number): Promise<void> {
  await letTimePass(shop.db, ms)
  await work()
}
const stock = () => stockOf(shop.db, pen)
const subjects = async () =>
  (await queuedMails(shop.db)).filter(({ to }) => to === asha.email).map(({ subject }) => subject)
const seen = async (id: string) => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const cancel = (id: string) => asha.post(`${ORDERS}/cancelOrder/${id}`)
const act = (id: string, what: string, body: object = {}) => actOn(admin, id, what, body)

/** Bought, and the courier is to fetch it. */
async function booked(): Promise<{ id: string; parcel: KeptOrder }> {
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)
  const answer = await asha.post(CALLBACK, razorpay.pay(body.order.id))
  await work()
  return { id: answer.body.data.orderId, parcel: courier.orders.at(-1) as KeptOrder }
}
const pickUp = (parcel: KeptOrder) =>
  courier.scan(parcel, { date: '2026-11-16 09:30:00', id: 42, label: 'Picked Up', place: 'Pune' })

describe('a shopper cancels what a courier is to fetch', () => {
  test('[API-28] the courier is asked first; then the money goes back', async () => {
    const { id, parcel } = await booked()
    expect((await cancel(id)).body).toMatchObject({ data: { status: 'Cancelled' } })
    expect(parcel).toMatchObject({ cancelled: true, shipmentCancelled: true })
    await work()
    expect(razorpay.refunds.size).toBe(1)
    expect(await stock()).toBe(5)
  })

  test('a courier who is away keeps the money here until it has agreed', async () => {
    const { id } = await booked()
    courier.suffer('orders', { status: 500 }, 3)
    const asked = await cancel(id)
    expect(asked.body).toMatchObject({
      message: 'We’re asking the courier to stop your parcel. We’ll email you as soon as they confirm.',
      data: { status: 'Processing', delivery_status: 'Cancellation requested', allow_cancel: false },
    })
    await work()
    expect([razorpay.refunds.size, await stock()]).toEqual([0, 3])
    courier.mend()
    await later(20 * MINUTE)
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
    expect([razorpay.refunds.size, await stock()]).toEqual([1, 5])
    expect((await subjects()).filter((subject) => subject.includes('is cancelled'))).toHaveLength(1)
  })

  test('a parcel that moves already is neither cancelled nor refunded, and that is said', async () => {
    const { id, parcel } = await booked()
    pickUp(parcel)
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'orders/already-shipped' } })
    await work()
    expect([razorpay.refunds.size, await stock()]).toEqual([0, 3])
    await later(20 * MINUTE)
    const tooLate = (await seen(id)).events.filter(({ text }: { text: string }) =>
      text.startsWith('Too late to cancel'),
    )
    expect(tooLate, 'said once, however often the job runs').toHaveLength(1)
    expect((await subjects()).filter((subject) => subject.includes('couldn’t be cancelled'))).toEqual([])
  })

  test('whoever was told to wait gets a mail, also when a second request finds that it has left', async () => {
    const { id, parcel } = await booked()
    courier.suffer('orders', { status: 500 }, 3)
    expect((await cancel(id)).status).toBe(200)
    pickUp(parcel)
    courier.mend()
    expect((await cancel(id)).status).toBe(409)
    await later(20 * MINUTE)
    expect((await subjects()).filter((subject) => subject.includes('couldn’t be cancelled'))).toHaveLength(1)
  })

  test('and also when the process that told them to wait has a clock that runs ahead', async () => {
    const { id, parcel } = await booked()
    courier.suffer('orders', { status: 500 }, 3)
    expect((await cancel(id)).status).toBe(200)
    const inThreeHours = new Date(Date.now() + 180 * MINUTE)
    await shop.db.updateTable('orders').set({ cancel_requested_at: inThreeHours }).execute()
    pickUp(parcel)
    courier.mend()
    await later(20 * MINUTE)
    expect((await subjects()).filter((subject) => subject.includes('couldn’t be cancelled'))).toHaveLength(1)
  })

  test('staff do not move it by hand meanwhile: what the courier stops must not be told as shipped', async () => {
    const { id, parcel } = await booked()
    courier.suffer('orders', { status: 500 }, 3)
    await cancel(id)
    courier.mend()
    for (const status of ['shipped', 'delivered']) {
      expect(await act(id, 'status', { status })).toMatchObject({ status: 409, body: { code: 'admin/cancel-pending' } })
    }
    expect((await act(id, 'ship')).body.code).toBe('admin/nothing-to-send')
    await later(20 * MINUTE)
    expect(parcel).toMatchObject({ cancelled: true, shipmentCancelled: true })
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
    expect(await subjects()).not.toContainEqual(expect.stringContaining('on its way'))
  })

  test('one fetched while the courier was asked arrives, and shopper and staff are told', async () => {
    const { id, parcel } = await booked()
    courier.suffer('orders', { status: 500 }, 3)
    await cancel(id)
    pickUp(parcel)
    courier.mend()
    await later(20 * MINUTE)
    expect(await seen(id)).toMatchObject({ status: 'Shipped', payment_status: 'Paid' })
    expect([razorpay.refunds.size, await stock()]).toEqual([0, 3])
    expect((await subjects()).filter((subject) => subject.includes('couldn’t be cancelled'))).toHaveLength(1)
    expect((await admin.get(`${MANAGE}/${id}`)).body.data.events.at(-1).text).toMatch(/Too late to cancel|Picked up/)
  })
})

describe('staff refund', () => {
  test('an order that was not sent: it is cancelled with it and never picked up', async () => {
    const { id, parcel } = await booked()
    const { body } = await act(id, 'refund')
    expect(body).toEqual({ success: true, message: 'Order cancelled.' })
    await later(30 * MINUTE)
    expect(parcel.cancelled).toBe(true)
    expect(razorpay.refunds.size).toBe(1)
    expect((await subjects()).filter((subject) => subject.includes('on its way'))).toEqual([])
  })

  test('nothing of a parcel that is on its way, but a lost one', async () => {
    const { id } = await booked()
    await act(id, 'status', { status: 'shipped' })
    expect((await act(id, 'refund')).body.code).toBe('admin/parcel-moves')
    await shop.db.updateTable('orders').set({ delivery_stage: 'lost' }).execute()
    expect((await act(id, 'refund')).status).toBe(200)
    await work()
    expect(razorpay.refunds.size).toBe(1)
  })
})

describe('what comes back', () => {
  test('was sent before', async () => {
    const { id } = await booked()
    expect((await act(id, 'status', { status: 'returned' })).body.code).toBe('admin/wrong-way')
  })

  test.each([
    [true, 5],
    [false, 3],
  ])('is put into stock if asked (%s), and its buyer is told', async (restock, left) => {
    const { id } = await booked()
    await act(id, 'status', { status: 'delivered' })
    expect((await act(id, 'status', { status: 'returned', restock })).status).toBe(200)
    expect(await stock()).toBe(left)
    expect((await subjects()).filter((subject) => subject.includes('is back with us'))).toHaveLength(1)
  })

  test('by the courier is put into stock by hand, once', async () => {
    const { id, parcel } = await booked()
    expect((await act(id, 'restock')).body.code).toBe('admin/nothing-to-restock')
    courier.scan(parcel, { date: '2026-11-16 09:30:00', id: 10, label: 'RTO Delivered', place: 'Pune' })
    await later(20 * MINUTE)
    expect((await admin.get(`${MANAGE}/${id}`)).body).toMatchObject({ mayRestock: true, data: { status: 'Returned' } })
    const answers = await Promise.all([act(id, 'restock'), act(id, 'restock')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stock()).toBe(5)
    expect((await admin.get(`${MANAGE}/${id}`)).body.mayRestock).toBe(false)
  })
})
