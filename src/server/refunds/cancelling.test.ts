import { beforeEach, expect, test } from 'vitest'
import { moveOrder } from '#server/orders/move-order.ts'
import { removeAccount } from '#server/privacy/remove-account.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { refundPaymentJob } from './refund-payment.ts'

const { shop, razorpay, gateways } = await razorpayShop()

let asha: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
})

async function bought(): Promise<{ id: string; paymentId: string }> {
  const items = [{ productId: pen.id, quantity: 2 }]
  const { body } = await openDraft(asha, items, 212.4, { couponCode: 'DISCOUNT10' })
  const result = razorpay.pay(body.order.id)
  const answer = await asha.post(CALLBACK, result)
  return { id: answer.body.data.orderId, paymentId: result.razorpay_payment_id }
}
const cancel = (id: string) => asha.post(`${ORDERS}/cancelOrder/${id}`)
const work = () => workOff(shop.db, gateways(), [refundPaymentJob])
const stock = () => stockOf(shop.db, pen)
const move = (id: string, status: 'shipped' | 'delivered') =>
  shop.db.transaction().execute((tx) => moveOrder(tx, id, { stage: status, at: new Date(), actor: 'courier' }))

test('[API-28] [ORD-07] cancelling restores stock, frees the coupon and refunds exactly once', async () => {
  const { id, paymentId } = await bought()
  expect(await stock()).toBe(3)
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await stock()).toBe(5)
  expect(await shop.db.selectFrom('coupon_uses').selectAll().execute()).toEqual([])
  await work()
  await work()
  expect([...razorpay.refunds.values()]).toMatchObject([{ payment_id: paymentId, amount: 21_240 }])
  const { body } = await asha.get(`${ORDERS}/getOrder/${id}`)
  expect(body.data).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded', allow_cancel: false })
  const subjects = (await queuedMails(shop.db)).map(({ subject }) => subject.toLowerCase())
  expect(subjects.filter((subject) => subject.includes('refund'))).toHaveLength(1)
  expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(1)
})

test('[API-28] what has left the shop is not cancelled, and says why', async () => {
  const { id } = await bought()
  await move(id, 'shipped')
  const refused = await cancel(id)
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders/already-shipped' } })
  expect(refused.body.message).toContain('Already shipped')
  expect(await stock()).toBe(3)
  await work()
  expect(razorpay.refunds.size).toBe(0)
})

test('a refund that was asked for but never answered is not asked for a second amount', async () => {
  const { id } = await bought()
  await cancel(id)
  razorpay.suffer('silence after')
  const asking = work()
  // The provider did it, but the line is dead; the gateway gives up by itself, here a little earlier.
  await expect.poll(() => razorpay.refunds.size).toBe(1)
  await razorpay.hangUp()
  await asking
  razorpay.suffer(undefined)
  await letTimePass(shop.db, 3_600_000)
  await work()
  expect(razorpay.refunds.size).toBe(1)
  expect((await asha.get(`${ORDERS}/getOrder/${id}`)).body.data.payment_status).toBe('Refunded')
})

test('a refund that takes days is told to be done by its event, however often that comes', async () => {
  razorpay.takeRefunds('pending')
  const { id, paymentId } = await bought()
  await cancel(id)
  await work()
  const status = async () => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data.payment_status
  expect(await status()).toBe('Refund on its way')
  const [refund] = [...razorpay.refunds.values()]
  if (!refund) throw new Error('nothing was refunded')
  const done = { refund: { entity: razorpay.endRefund(refund, 'processed') } }
  for (const eventId of ['evt_1', 'evt_1', 'evt_2']) {
    const { body, headers } = razorpay.event('refund.processed', paymentId, done, eventId)
    await shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers })
  }
  razorpay.takeRefunds('processed')
  expect(await status()).toBe('Refunded')
  const refunded = (await queuedMails(shop.db)).filter(({ subject }) => /refund/i.test(subject))
  expect(refunded).toHaveLength(1)
})

test('[ORD-06] an order moves along and never back; shipped and delivered are told once', async () => {
  const { id } = await bought()
  for (const status of ['shipped', 'delivered', 'shipped'] as const) await move(id, status)
  const { body } = await asha.get(`${ORDERS}/getOrder/${id}`)
  expect(body.data).toMatchObject({ status: 'Delivered', delivery_status: 'Delivered', allow_return: true })
  const subjects = (await queuedMails(shop.db)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(3)
})

test('[ENT-03] an order carries every field of a shipping order', async () => {
  const { id } = await bought()
  const { body } = await asha.get(`${ORDERS}/getOrder`)
  expect(body).toMatchObject({ total: 1, nextCursor: null })
  const order = body.data[0]
  expect(order.id).toBe(id)
  const named =
    'id channel_order_id customer_name customer_city customer_state customer_address customer_pincode customer_country customer_phone customer_email status delivery_status last_mile_courier_name last_mile_awb last_mile_awb_track_url payment_method payment_status total created_at allow_return exchange_status products'
  expect(Object.keys(order)).toEqual(expect.arrayContaining(named.split(' ')))
  expect(order.channel_order_id).toMatch(/^LKTST\d{4}-000001$/)
  expect(order.invoice_number).toMatch(/^LKTST\/\d\d\/000001$/)
})

test('[API-28] orders page by keyset, newest first', async () => {
  const ids: string[] = []
  for (let n = 0; n < 2; n += 1) ids.unshift((await bought()).id)
  const first = await asha.get(`${ORDERS}/getOrder?limit=1`)
  expect(first.body).toMatchObject({ data: [{ id: ids[0] }], total: 2 })
  const second = await asha.get(`${ORDERS}/getOrder?limit=1&cursor=${first.body.nextCursor}`)
  expect(second.body).toMatchObject({ data: [{ id: ids[1] }], nextCursor: null })
  expect((await asha.get(`${ORDERS}/getOrder?cursor=nonsense`)).status).toBe(400)
})

test('a deleted account keeps its orders, without its name once they are over', async () => {
  const { id } = await bought()
  const other = await bought()
  await move(other.id, 'shipped')
  await move(other.id, 'delivered')
  await shop.db.transaction().execute((tx) => removeAccount(tx, asha))
  const rows = await shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
  const [open, over] = [rows.find((row) => row.id === id), rows.find((row) => row.id === other.id)]
  expect(over).toMatchObject({ user_id: null, customer: { fullName: 'Deleted customer', email: '' } })
  expect(over?.address).toMatchObject({ firstName: '', phoneNumber: '', state: 'Karnataka' })
  expect(open?.address).toMatchObject({ firstName: 'Asha' })
  await move(id, 'delivered')
  const done = await shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(done.address).toMatchObject({ firstName: '', streetAddress: '' })
})
