import { beforeEach, expect, test } from 'vitest'
import { todosCall } from '#contract/admin/todos.endpoints.ts'
import { cancelOrderJob } from '#server/refunds/cancellation.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { cancelShipmentJob } from '#server/shipping/cancel-shipment.ts'
import { sendShipmentJob } from '#server/shipping/send-shipment.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'

const DESK = '/api/v2/admin/attention'
const DAY = 24 * 60 * 60_000
/** A shop that has gone live, after trying out. */
const { shop, razorpay, gateways } = await razorpayShop()

let asha: Shopper
let admin: Shopper
let tried: string
let real: string
beforeEach(async () => {
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  tried = await bought()
  await wasTriedWith('sandbox')
  real = await bought()
})

const work = () => workOff(shop.db, gateways(), [sendShipmentJob, cancelShipmentJob, cancelOrderJob, refundPaymentJob])

async function bought(): Promise<string> {
  const pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  return (await asha.post(CALLBACK, razorpay.pay(body.order.id))).body.data.orderId
}

/** As if it had been bought before the shop had its live keys. */
async function wasTriedWith(provider: 'sandbox' | 'razorpayTest'): Promise<void> {
  const money = provider === 'sandbox' ? 'sandbox' : 'test'
  await shop.db.updateTable('orders').set({ money }).where('id', '=', tried).execute()
  const { payment_id } = await shop.db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', tried)
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('payment_orders')
    .set({ provider })
    .where('id', '=', (db) => db.selectFrom('payments').select('payment_order_id').where('id', '=', payment_id))
    .execute()
}

const listed = async (query: string) =>
  (await admin.get(`${ORDERS}/manageOrder?${query}`)).body.data.map(({ id }: { id: string }) => id)

test('what waits to be packed in a live shop are real orders; tests are found where they are asked for', async () => {
  expect(await listed('fulfilment=to-pack')).toEqual([real])
  expect((await admin.get(todosCall.path)).body.data.toPack).toBe(1)
  expect(await listed('fulfilment=to-pack&money=test')).toEqual([tried])
  expect(await listed('')).toEqual([real, tried])
})

test('staff are not asked to send a test order; a real one is on the desk after a day', async () => {
  await shop.db
    .updateTable('shipments')
    .set({ created_at: new Date(Date.now() - 2 * DAY) })
    .execute()
  const items = (await admin.get(DESK)).body.data
  expect(items.map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject])).toEqual([
    ['notSent', real],
  ])
})

test('the label of a test order says that it is not to be sent', async () => {
  const label = async (id: string) => pdfText((await admin.get(`/api/v2/admin/orders/labels.pdf?ids=${id}`)).raw)
  expect(await label(tried)).toContain('TEST ORDER: do not send')
  expect(await label(real)).not.toContain('TEST')
})

test.each(['sandbox', 'razorpayTest'] as const)(
  'a test order of %s is cancelled once the keys are live: closed at once, and nobody reads of money that moved',
  async (provider) => {
    await wasTriedWith(provider)
    await asha.post(`${ORDERS}/cancelOrder/${tried}`)
    await work()
    expect(razorpay.refunds.size).toBe(0)
    const order = (await asha.get(`${ORDERS}/getOrder/${tried}`)).body.data
    expect(order).toMatchObject({ status: 'Cancelled', refund: { state: 'done' } })
    const texts = order.events.map(({ text }: { text: string }) => text)
    expect(texts).toContain('Test order closed: no real money was paid, so none was refunded')
    expect(texts).not.toContain('Refund completed')
    expect((await admin.get(DESK)).body.data).toEqual([])
    expect((await queuedMails(shop.db)).filter(({ subject }) => /refunded/i.test(subject))).toEqual([])
  },
)
