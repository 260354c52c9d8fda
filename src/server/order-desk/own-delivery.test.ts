import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { trackShipmentsJob } from '#server/shipping/track-shipments.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'

const DAY = 24 * 60 * 60_000
const MANAGE = `${ORDERS}/manageOrder`
const DESK = '/api/v2/admin/attention'
/** Live Razorpay and no Shiprocket: what the README calls enough. */
const { shop, razorpay, gateways } = await razorpayShop()

let asha: Shopper
let admin: Shopper
let pen: { id: string }
let id: string
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)
  id = (await asha.post(CALLBACK, razorpay.pay(body.order.id))).body.data.orderId
  await work()
})

const JOBS = [sendShipmentJob, cancelShipmentJob, cancelOrderJob, trackShipmentsJob, refundPaymentJob]
const work = () => workOff(shop.db, gateways(), JOBS)
/** So much time goes by for the order, for the jobs and for whatever courier has it. */
async function later(ms: number): Promise<void> {
  const past = sql`${ms} * interval '1 millisecond'`
  await sql`update shipments set created_at = created_at - ${past}`.execute(shop.db)
  await sql`update sandbox_shipments set reached = jsonb_build_array((reached->>0)::timestamptz - ${past})`.execute(
    shop.db,
  )
  await letTimePass(shop.db, ms)
  await work()
}
const seen = async () => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const managed = async () => (await admin.get(`${MANAGE}/${id}`)).body
const ship = (parcel: object) => actOn(admin, id, 'own-courier', parcel)
const shipment = () => shop.db.selectFrom('shipments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
const subjects = async () =>
  (await queuedMails(shop.db)).filter(({ to }) => to === asha.email).map(({ subject }) => subject)
const shippedMail = async () => (await queuedMails(shop.db)).find(({ subject }) => /on its way/.test(subject))

test('[API-28] an order paid for real stays where it is until staff ship it: no sandbox courier carries it', async () => {
  await later(3 * DAY)
  expect(await shipment()).toMatchObject({ provider: 'own', status: 'waiting', awb: null, courier_name: null })
  expect(await shop.db.selectFrom('sandbox_shipments').selectAll().execute()).toEqual([])
  expect(await seen()).toMatchObject({ status: 'Processing', delivery_status: 'Pending', allow_cancel: true })
  expect((await subjects()).filter((subject) => /on its way|delivered/.test(subject))).toEqual([])
})

test('it can be cancelled days later, at once, without asking a courier', async () => {
  await later(3 * DAY)
  expect((await asha.post(`${ORDERS}/cancelOrder/${id}`)).body).toMatchObject({ data: { status: 'Cancelled' } })
  await work()
  expect(razorpay.refunds.size).toBe(1)
  expect(await stockOf(shop.db, pen)).toBe(5)
  const failed = shop.db.selectFrom('jobs').select('name').where('name', 'in', ['send-shipment', 'cancel-shipment'])
  expect(await failed.execute()).toEqual([])
})

test('staff ship it without a carrier: the shopper reads that it is on its way, and no courier is made up', async () => {
  expect((await ship({})).status).toBe(200)
  expect(await seen()).toMatchObject({
    status: 'Shipped',
    last_mile_courier_name: null,
    last_mile_awb: null,
    last_mile_awb_track_url: null,
  })
  expect((await shippedMail())?.text).not.toMatch(/Courier|Tracking|Track your parcel/)
  await actOn(admin, id, 'status', { status: 'delivered' })
  expect(await seen()).toMatchObject({ status: 'Delivered' })
})

test('staff ship it with a carrier and its tracking number', async () => {
  expect((await ship({ courierName: 'India Post', trackingNumber: 'EM123456789IN' })).status).toBe(200)
  expect(await seen()).toMatchObject({ last_mile_courier_name: 'India Post', last_mile_awb: 'EM123456789IN' })
  expect((await shippedMail())?.text).toContain('EM123456789IN')
})

test('staff read that it is theirs to ship, print its label, and book no courier', async () => {
  expect(await managed()).toMatchObject({ isOwnDelivery: true, isTestCourier: false })
  const label = await admin.get(`/api/v2/admin/orders/labels.pdf?ids=${id}`)
  expect(label.status).toBe(200)
  expect((await actOn(admin, id, 'ship')).body.code).toBe('admin/nothing-to-send')
})

test('what was not shipped for over a day is on the desk, with what to do about it', async () => {
  await later(2 * DAY)
  const notSent = async () =>
    (await admin.get(DESK)).body.data.filter(({ kind }: { kind: string }) => kind === 'notSent')
  expect(await notSent()).toMatchObject([
    {
      subject: id,
      cause: 'This order has been waiting for over a day for you to ship it.',
      remedy: 'Ship it and mark it as shipped, or cancel and refund the order.',
      actions: ['openOrder', 'cancel', 'settle'],
    },
  ])
  await ship({})
  expect(await notSent()).toEqual([])
})

test('its address is corrected until it is shipped, and nothing is booked', async () => {
  const { data } = (await admin.get(`${MANAGE}/${id}/address`)).body
  const corrected = { ...data.address, streetAddress: '7 Marine Drive', seen: data.version }
  const answer = await admin.post(`${MANAGE}/${id}/address`, corrected)
  expect(answer.body.message).toBe('Address corrected.')
  await work()
  expect(await shipment()).toMatchObject({ provider: 'own', status: 'waiting', trouble: null, parcel_number: 1 })
})

test('one that is lost is on the desk after ten days, and is refunded without a mail that it arrived or came back', async () => {
  await ship({})
  const desk = async () => (await admin.get(DESK)).body.data
  const eventsAge = (ms: number) =>
    sql`update order_events set at = at - ${ms} * interval '1 millisecond'`.execute(shop.db)
  await eventsAge(9 * DAY)
  expect(await desk()).toEqual([])
  await eventsAge(DAY)
  const [item] = await desk()
  expect(item).toMatchObject({
    kind: 'parcelStuck',
    subject: id,
    remedy: 'Mark it as delivered, or refund it.',
    actions: ['openOrder', 'settle'],
  })
  const before = await subjects()
  expect((await actOn(admin, id, 'refund')).status).toBe(200)
  await work()
  expect(razorpay.refunds.size).toBe(1)
  expect(await seen()).toMatchObject({ refund: { state: 'done', done: 236 } })
  expect((await subjects()).filter((subject) => !before.includes(subject)).join()).not.toMatch(
    /delivered|came back|back/i,
  )
  expect(await desk()).toEqual([])
})
