import { beforeEach, expect, test } from 'vitest'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { CALLBACK, ORDERS, openDraft, PAID } from '#tests/support/buying.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

const { shop, razorpay, gateways } = await razorpayShop()

let asha: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
})

/** As if the shop had still had the sandbox when this payment order was made. */
const madeInSandbox = (id: string) =>
  shop.db.updateTable('payment_orders').set({ provider: 'sandbox' }).where('id', '=', id).execute()
const one = () => [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
const stock = () => stockOf(shop.db, pen)
const work = () => workOff(shop.db, gateways(), [sweepCheckoutJob, refundPaymentJob])

test('[API-27] an amount paid in the sandbox buys nothing once payments are real', async () => {
  const { body } = await asha.post(PAID, { amount: 118 })
  expect((await asha.post(CALLBACK, razorpay.pay(body.order.id))).body.data).toEqual({ orderId: null })
  await madeInSandbox(body.order.id)
  expect((await asha.post(`${ORDERS}/order`, { items: one() })).status).toBe(402)
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([])
})

test('a draft opened with one provider is paid for anew with the next, and its pieces are not lost', async () => {
  const first = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  await madeInSandbox(first.body.order.id)
  const placed = { items: one(), razorpay_order_id: first.body.order.id }
  expect((await asha.post(`${ORDERS}/order`, placed)).status).toBe(402)
  const second = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  expect(second.body.order.id).not.toBe(first.body.order.id)
  expect(await stock()).toBe(4)
  await shop.db
    .updateTable('checkouts')
    .set({ expires_at: new Date(0), created_at: new Date(0) })
    .execute()
  await letTimePass(shop.db, 3_600_000)
  await work()
  expect(await stock()).toBe(5)
})

test('only who took the money is asked to give it back', async () => {
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const { body: paid } = await asha.post(CALLBACK, razorpay.pay(body.order.id))
  await asha.post(`${ORDERS}/cancelOrder/${paid.data.orderId}`)
  await madeInSandbox(body.order.id)
  await work()
  expect(razorpay.refunds.size).toBe(0)
})

test('an address corrected before paying is the one that the order carries', async () => {
  const items = [{ productId: pen.id, quantity: 1 }]
  const before = await openDraft(asha, items, 118)
  const kept = await openDraft(asha, items, 118)
  expect(kept.body.order.id, 'the same draft again').toBe(before.body.order.id)
  const { body } = await asha.get('/api/v1/address/getAllAddresses')
  const { _id, selected, ...address } = body.data[0]
  const corrected = {
    ...address,
    streetAddress: '7 Marine Drive',
    city: 'Kochi',
    state: 'Kerala',
    postalCode: '682001',
  }
  expect((await asha.post(`/api/v1/address/updateAddress/${asha.addressId}`, corrected)).status).toBe(200)
  const after = await openDraft(asha, items, 118)
  expect(after.body.order.id).not.toBe(before.body.order.id)
  const { body: paid } = await asha.post(CALLBACK, razorpay.pay(after.body.order.id))
  const order = (await asha.get(`${ORDERS}/getOrder/${paid.data.orderId}`)).body.data
  expect(order).toMatchObject({ customer_address: expect.stringContaining('7 Marine Drive'), customer_state: 'Kerala' })
  expect(await stock()).toBe(4)
})
