import { describe, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { CALLBACK, ORDERS, PAID } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale } from '#tests/support/shoppers.ts'
import { DESK, deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop, work, bought, only, kinds, retry, settle, actionsOn } = desk
const MINUTE = 60_000
const ago = (ms: number) => new Date(Date.now() - ms)
const orderOf = async (id: string) =>
  (await desk.admin.get(`${ORDERS}/manageOrder/${id}`)).body.data as {
    channel_order_id: string
    payment_status: string
  }

test('[ROLE-03] a shop in order has an empty desk, and only admins see it', async () => {
  await bought()
  await work()
  expect((await desk.admin.get(DESK)).body).toMatchObject({ data: [], nextCursor: null, total: 0 })
  expect((await desk.admin.get(`${DESK}/count`)).body.data).toEqual({ total: 0, kinds: [] })
  const seller = await aShopper(shop, { role: 'seller', approved: true })
  for (const one of [desk.asha, seller]) {
    expect([(await one.get(DESK)).status, (await one.get(`${DESK}/count`)).status]).toEqual([403, 403])
    expect((await one.post(`${DESK}/retry`, { kind: 'walletEmpty', subject: 'wallet' })).status).toBe(403)
  }
  const superadmin = await aShopper(shop, { role: 'superadmin' })
  expect((await superadmin.get(DESK)).status).toBe(200)
})

/** ₹236 paid for no draft, half an hour ago. */
async function paidForNothing(): Promise<AttentionItem> {
  const { body } = await desk.asha.post(PAID, { amount: 236 })
  await desk.asha.post(CALLBACK, desk.razorpay.pay(body.order.id))
  await shop.db
    .updateTable('payments')
    .set({ received_at: ago(31 * MINUTE) })
    .execute()
  return only()
}

describe('money', () => {
  test('a refund that the provider refuses is on the desk with its order; trying again mends it', async () => {
    const { id, paymentId } = await bought()
    desk.razorpay.suffer({ status: 400 })
    await actOn(desk.admin, id, 'status', { status: 'cancelled' })
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'refundFailed', order: { id }, amount: 118, actions: ['retry', 'settle'] })
    expect(item.cause).toContain('didn’t go through')
    desk.razorpay.suffer(undefined)
    expect((await retry(item)).status).toBe(200)
    expect(await kinds(), 'it is on its way again').toEqual([])
    await work()
    expect([...desk.razorpay.refunds.values()]).toMatchObject([{ payment_id: paymentId, amount: 11_800 }])
    expect((await orderOf(id)).payment_status).toBe('Refunded')
    expect(await kinds()).toEqual([])
    expect(await actionsOn(id)).toContain('Refund retried by Meera Admin')
  })

  test('a payment that no order was placed for comes after half an hour, and goes with its refund', async () => {
    const { body } = await desk.asha.post('/api/v2/payments/paid', { amount: 500 })
    const result = desk.razorpay.pay(body.order.id)
    await desk.asha.post('/api/v2/payments/paymentcallback', result)
    expect(await kinds(), 'it may still be spent').toEqual([])
    await shop.db
      .updateTable('payments')
      .set({ received_at: ago(31 * MINUTE) })
      .execute()
    const item = await only()
    expect(item).toMatchObject({ kind: 'paymentUnused', subject: result.razorpay_payment_id, amount: 500, order: null })
    expect((await retry(item)).body.code).toBe('attention/not-by-this')
    expect((await desk.admin.post(`${DESK}/refund`, { subject: item.subject })).status).toBe(200)
    await work()
    expect([...desk.razorpay.refunds.values()]).toMatchObject([{ payment_id: item.subject, amount: 50_000 }])
    expect(await kinds()).toEqual([])
    expect((await desk.admin.post(`${DESK}/refund`, { subject: item.subject })).body.code).toBe('attention/gone')
  })

  test('a payment without an order that staff paid back another way is booked so, and buys nothing any more', async () => {
    const pen = await putOnSale(shop.db, { price: 100 })
    const item = await paidForNothing()
    expect((await settle(item, 'Sent by bank transfer')).status).toBe(200)
    const items = [{ productId: pen.id, quantity: 2, Address_id: desk.asha.addressId }]
    expect((await desk.asha.post(`${ORDERS}/order`, { items })).status).toBe(402)
    const payment = await shop.db.selectFrom('payments').select('status').executeTakeFirstOrThrow()
    const refunds = await shop.db.selectFrom('refunds').select(['amount_paise', 'reason', 'status']).execute()
    expect([payment.status, refunds]).toEqual([
      'refunded',
      [{ amount_paise: 236_00, reason: 'by staff', status: 'processed' }],
    ])
    expect((await settle(item)).body.code).toBe('attention/gone')
    await work()
    expect([...desk.razorpay.refunds.values()], 'the provider is not asked').toEqual([])
  })
})

describe('what moves money wants the password again', () => {
  const provenBefore = (ms: number) =>
    shop.db
      .updateTable('sessions')
      .set({ proven_at: ago(ms) })
      .where('user_id', '=', desk.admin.id)
      .execute()
  /** Refused long after the password was shown, done when it was shown again. */
  async function expectProof(call: () => Promise<{ status: number; body: { code?: string } }>): Promise<void> {
    await provenBefore(16 * MINUTE)
    expect((await call()).body.code).toBe('request/proof-needed')
    await provenBefore(MINUTE)
    expect((await call()).status).toBe(200)
  }
  async function failedRefund(): Promise<AttentionItem> {
    const { id } = await bought()
    desk.razorpay.suffer({ status: 400 })
    await actOn(desk.admin, id, 'status', { status: 'cancelled' })
    await work()
    return only()
  }

  test('trying a refund again', async () => {
    const item = await failedRefund()
    await expectProof(() => retry(item))
  })
  test('settling a refund', async () => {
    const item = await failedRefund()
    await expectProof(() => settle(item))
  })
  test('settling a payment without an order', async () => {
    const item = await paidForNothing()
    await expectProof(() => settle(item))
  })
  test('refunding a payment without an order', async () => {
    const { subject } = await paidForNothing()
    await expectProof(() => desk.admin.post(`${DESK}/refund`, { subject }))
  })
  test('but sending a mail again does not', async () => {
    await bought()
    desk.mailsFailWith(new FinalFailure('the address is none'))
    await work()
    const item = await only()
    await provenBefore(16 * MINUTE)
    expect((await retry(item)).status).toBe(200)
  })
})

test('the list goes page by page, most urgent first, filters by kind, and agrees with the count', async () => {
  for (const _ of [1, 2, 3]) await bought()
  desk.mailsFailWith(new FinalFailure('the address is none'))
  desk.courier.suffer('adhoc', { status: 422, body: { message: 'No', errors: { billing_city: ['no'] } } }, 3)
  await work()
  const whole = (await desk.admin.get(DESK)).body
  expect(whole.data.map(({ kind }: AttentionItem) => kind)).toEqual([
    ...Array(3).fill('bookingRefused'),
    ...Array(3).fill('mailFailed'),
  ])
  expect(whole.total).toBe(6)
  const pages: AttentionItem[] = []
  for (let cursor = ''; ; ) {
    const { body } = await desk.admin.get(`${DESK}?limit=2${cursor && `&cursor=${cursor}`}`)
    pages.push(...body.data)
    if (body.nextCursor === null) break
    cursor = body.nextCursor
  }
  // Each page says anew how its orders stand.
  const named = ({ kind, subject, cause }: AttentionItem) => [kind, subject, cause]
  expect(pages.map(named)).toEqual(whole.data.map(named))
  expect((await desk.admin.get(`${DESK}?kind=mailFailed`)).body).toMatchObject({ data: [{}, {}, {}], total: 3 })
  expect((await desk.admin.get(`${DESK}/count`)).body.data).toEqual({
    total: 6,
    kinds: [
      { kind: 'bookingRefused', count: 3 },
      { kind: 'mailFailed', count: 3 },
    ],
  })
  expect((await desk.admin.get(`${DESK}?cursor=x`)).status).toBe(400)
  expect((await desk.admin.get(`${DESK}?kind=other`)).status).toBe(400)
})
