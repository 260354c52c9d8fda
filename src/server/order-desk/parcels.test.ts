import { beforeEach, describe, expect, test } from 'vitest'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { refundUndeliveredJob } from '#server/refunds/refund-undelivered.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { trackShipmentsJob } from '#server/shipping/track-shipments.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { WEBHOOK_TOKEN, webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { razorpayAndShiprocketShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'

const MINUTE = 60_000
const { shop, razorpay, courier, gateways } = await razorpayAndShiprocketShop()

let asha: Shopper
let admin: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
})

const JOBS = [
  sendShipmentJob,
  cancelShipmentJob,
  cancelOrderJob,
  trackShipmentsJob,
  refundUndeliveredJob,
  refundPaymentJob,
]
const work = () => workOff(shop.db, gateways(), JOBS)
async function later(minutes: number): Promise<void> {
  await letTimePass(shop.db, minutes * MINUTE)
  await work()
}
const stock = () => stockOf(shop.db, pen)
const subjects = async (words: string) =>
  (await queuedMails(shop.db)).filter(({ to, subject }) => to === asha.email && subject.includes(words)).length
const seen = async (id: string) => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const act = (id: string, what: string, body: object = {}) => actOn(admin, id, what, body)
const move = (id: string, status: string) => act(id, 'status', { status })
const events = async (id: string) => (await seen(id)).events.map(({ text }: { text: string }) => text)

async function paid(): Promise<string> {
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)
  return (await asha.post(CALLBACK, razorpay.pay(body.order.id))).body.data.orderId
}
/** Bought, and the courier is to fetch it. */
async function booked(): Promise<{ id: string; parcel: KeptOrder }> {
  const id = await paid()
  await work()
  return { id, parcel: courier.orders.at(-1) as KeptOrder }
}

describe('an order that staff have moved by hand', () => {
  test.each(['shipped', 'delivered'])('to %s is not booked with the courier afterwards', async (status) => {
    const id = await paid()
    expect((await move(id, status)).status).toBe(200)
    await work()
    await later(60)
    expect(courier.orders).toEqual([])
    expect((await act(id, 'ship')).body.code).toBe('admin/nothing-to-send')
    expect((await seen(id)).delivery_status).toBe(status === 'shipped' ? 'Shipped' : 'Delivered')
  })

  test.each(['assign/awb', 'generate/pickup'])(
    'while the courier was being told (%s failed) is taken back from the courier',
    async (call) => {
      courier.suffer(call, { status: 500 })
      const { id, parcel } = await booked()
      expect(parcel.pickups).toBe(0)
      await move(id, 'shipped')
      await later(60)
      expect(parcel).toMatchObject({ pickups: 0, cancelled: true })
      expect(await seen(id)).toMatchObject({ status: 'Shipped', delivery_status: 'Shipped' })
    },
  )

  test('after the courier was booked stays with the courier', async () => {
    const { id, parcel } = await booked()
    await move(id, 'shipped')
    courier.scan(parcel, { date: '2026-11-16 09:30:00', id: 18, label: 'In Transit', place: 'Pune' })
    await later(60)
    expect(parcel).toMatchObject({ pickups: 1, cancelled: false })
    expect((await seen(id)).delivery_status).toBe('In transit')
  })
})

/** What the courier tells, by webhook or when it is asked. */
const NEWS = {
  webhook: async (parcel: KeptOrder) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': WEBHOOK_TOKEN }
    const payload = webhookOf(parcel, 20)
    await shop.app.inject({ method: 'POST', url: '/api/webhooks/courier', payload, headers })
    await shop.app.inject({ method: 'POST', url: '/api/webhooks/courier', payload, headers })
    await work()
  },
  poll: async () => {
    await later(20)
    await later(20)
  },
}
const pickedUp = { date: '2026-11-14 09:30:00', id: 42, label: 'Picked Up', place: 'Pune' }

describe.each(Object.entries(NEWS))('a parcel that does not arrive, as the %s tells', (_, tell) => {
  test('comes back: Returned, refunded once, mailed once; its pieces are sold again when staff say so', async () => {
    const { id, parcel } = await booked()
    courier.scan(parcel, pickedUp)
    courier.scan(parcel, { date: '2026-11-16 09:30:00', id: 10, label: 'RTO Delivered', place: 'Pune' })
    await tell(parcel)
    await later(60)
    expect(await seen(id)).toMatchObject({ status: 'Returned', payment_status: 'Refunded' })
    expect(razorpay.refunds.size).toBe(1)
    expect([await subjects('is back with us'), await subjects('refund')]).toEqual([1, 1])
    expect(await events(id)).toContain('Refund requested')
    expect(await stock()).toBe(3)
    expect((await act(id, 'restock')).status).toBe(200)
    expect(await stock()).toBe(5)
  })

  test.each([
    [12, 'Lost', 'Lost by the courier'],
    [25, 'Damaged', 'Damaged on the way'],
  ])('by %d %s: refunded once, mailed once, and no piece comes back', async (code, label, told) => {
    const { id, parcel } = await booked()
    courier.scan(parcel, pickedUp)
    courier.scan(parcel, { date: '2026-11-16 09:30:00', id: code, label, place: 'Pune' })
    await tell(parcel)
    await later(60)
    expect(await seen(id)).toMatchObject({ status: 'Shipped', delivery_status: told, payment_status: 'Refunded' })
    expect(razorpay.refunds.size).toBe(1)
    expect(await subjects('lost or damaged')).toBe(1)
    expect(await stock()).toBe(3)
    expect((await act(id, 'restock')).body.code).toBe('admin/nothing-to-restock')
    expect((await asha.post(`${ORDERS}/cancelOrder/${id}`)).body.code).toBe('orders/already-shipped')
  })
})

test('a parcel lost before anybody told that it was fetched is not announced as on its way', async () => {
  const { id, parcel } = await booked()
  courier.scan(parcel, { date: '2026-11-16 09:30:00', id: 12, label: 'Lost', place: 'Pune' })
  await later(20)
  expect(await seen(id)).toMatchObject({ status: 'Shipped', payment_status: 'Refunded' })
  expect([await subjects('on its way'), await subjects('lost or damaged')]).toEqual([0, 1])
})

test('a parcel that turns up before its refund was asked for is not refunded', async () => {
  const { id, parcel } = await booked()
  courier.scan(parcel, pickedUp)
  courier.scan(parcel, { date: '2026-11-15 09:30:00', id: 12, label: 'Lost', place: 'Pune' })
  await letTimePass(shop.db, 20 * MINUTE)
  const providers = gateways()
  await workOff(shop.db, providers, [trackShipmentsJob])
  expect((await seen(id)).delivery_status).toBe('Lost by the courier')
  courier.scan(parcel, { date: '2026-11-16 09:30:00', id: 7, label: 'Delivered', place: 'Pune' })
  await letTimePass(shop.db, 20 * MINUTE)
  await workOff(shop.db, providers, [trackShipmentsJob])
  await work()
  expect(await seen(id)).toMatchObject({ status: 'Delivered', payment_status: 'Paid' })
  expect(razorpay.refunds.size).toBe(0)
})

describe('an address', () => {
  const goesTo = (address: { postal_code?: string; country?: string; state?: string }) =>
    shop.db.updateTable('addresses').set(address).where('id', '=', asha.addressId).execute()
  const open = () => openDraft(asha, [{ productId: pen.id, quantity: 2 }], 236)

  test('that no courier reaches is refused before anything is held or charged', async () => {
    await goesTo({ postal_code: '744101' })
    const asked = razorpay.asked.length
    const { status, body } = await open()
    const text = 'We don’t deliver to 744101 yet. Please choose another address.'
    expect([status, body.code, body.message]).toEqual([409, 'payments/not-deliverable', text])
    expect(body.fields).toEqual({ addressId: text })
    expect([await stock(), razorpay.asked.length]).toEqual([5, asked])
  })

  test.each<[string, Parameters<typeof courier.suffer>[1]]>([
    ['744102', { status: 500 }],
    ['744103', { status: 429 }],
  ])('of which the courier cannot say (%s) keeps nobody from buying', async (postal_code, mishap) => {
    await goesTo({ postal_code })
    courier.suffer('serviceability', mishap, 9)
    expect((await open()).status).toBe(200)
  })

  test.each([{ country: 'Nepal' }, { state: 'Bagmati' }])(
    'outside of India (%o) is refused before anything is held or charged',
    async (place) => {
      await goesTo(place)
      const { status, body } = await open()
      const text = 'We deliver only within India. Please choose an Indian address.'
      expect([status, body.code, body.fields]).toEqual([409, 'payments/not-in-india', { addressId: text }])
      expect(await stock()).toBe(5)
    },
  )

  test('outside of India uses up no amount that was paid before', async () => {
    const items = [{ productId: pen.id, quantity: 2, Address_id: asha.addressId }]
    const { body } = await asha.post('/api/v2/payments/paid', { amount: 236 })
    await asha.post(CALLBACK, razorpay.pay(body.order.id))
    await goesTo({ country: 'Nepal' })
    expect((await asha.post(`${ORDERS}/order`, { items })).body.code).toBe('payments/not-in-india')
    await goesTo({ country: 'India' })
    expect((await asha.post(`${ORDERS}/order`, { items })).status).toBe(200)
  })
})
