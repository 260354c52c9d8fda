import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { CALLBACK, letDraftsAge, ORDERS, openDraft, PAID } from '#tests/support/buying.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { databaseClock, workOff } from '#tests/support/work-off.ts'
import { endHoldJob } from './end-hold.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

const { shop, razorpay, gateways } = await razorpayShop({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the-secret-before' })

const MINUTE = 60_000
let asha: Shopper
let pen: { id: string }

beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
})

const draft = async (quantity = 1, couponCode?: string) => {
  const amount = (couponCode ? 106.2 : 118) * quantity
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity }], amount, { couponCode })
  return body.order.id as string
}
const hook = ({ body, headers }: { body: string; headers: object }) =>
  shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers: { ...headers } })
const work = () => workOff(shop.db, gateways(), [sweepCheckoutJob, endHoldJob, refundPaymentJob])
const stock = () => stockOf(shop.db, pen)
const orders = () => shop.db.selectFrom('orders').select(['id', 'payment_id', 'status']).execute()
const refunds = () => shop.db.selectFrom('refunds').select(['payment_id', 'reason', 'status']).execute()
/** So much time has gone by, in the database and for its jobs. */
async function wait(ms: number): Promise<void> {
  await letDraftsAge(shop.db, ms)
  await sql`update orders set created_at = created_at - ${ms} * interval '1 millisecond'`.execute(shop.db)
  await letTimePass(shop.db, ms)
}

test('[PAY-02] callback, webhooks and placing in any order make one order of one payment', async () => {
  const result = razorpay.pay(await draft())
  const id = result.razorpay_payment_id
  const items = [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
  const all = await Promise.all([
    hook(razorpay.event('order.paid', id)),
    hook(razorpay.event('payment.captured', id)),
    asha.post(CALLBACK, result),
    asha.post(`${ORDERS}/order`, { items }),
    hook(razorpay.event('payment.captured', id)),
  ])
  expect(all.map((answer) => ('statusCode' in answer ? answer.statusCode : answer.status))).toEqual(Array(5).fill(200))
  expect(await orders()).toEqual([{ id: expect.any(String), payment_id: id, status: 'processing' }])
  expect(await refunds()).toEqual([])
  expect(await stock()).toBe(4)
})

test.each([
  ['whose address was deleted since', {}],
  ['whose coupon is mistyped now', { couponCode: 'NO-SUCH-COUPON' }],
])('placing a draft that is paid, %s, answers its order', async (_, sent) => {
  razorpay.pay(await draft())
  if (!('couponCode' in sent)) await shop.db.deleteFrom('addresses').where('id', '=', asha.addressId).execute()
  const items = [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
  const placed = await asha.post(`${ORDERS}/order`, { items, ...sent })
  expect([placed.status, await orders()]).toEqual([200, [expect.objectContaining({ id: placed.body.data?.id })]])
})

test('the same event again is known and not asked about', async () => {
  const { razorpay_payment_id: id } = razorpay.pay(await draft())
  const event = razorpay.event('payment.captured', id)
  await hook(event)
  razorpay.asked.length = 0
  expect((await hook(event)).statusCode).toBe(200)
  expect(razorpay.asked).toEqual([])
})

test('an event with a forged, missing or foreign signature is refused', async () => {
  const { razorpay_payment_id: id } = razorpay.pay(await draft())
  const event = razorpay.event('payment.captured', id)
  const { 'x-razorpay-signature': signature, ...unsigned } = event.headers
  for (const headers of [
    { ...unsigned, 'x-razorpay-signature': '0'.repeat(64) },
    { ...unsigned, 'x-razorpay-signature': signature.slice(1) },
    unsigned,
  ]) {
    expect((await hook({ body: event.body, headers })).statusCode).toBe(401)
  }
  expect(
    (await hook({ body: event.body.replace('payment.captured', 'order.paid'), headers: event.headers })).statusCode,
  ).toBe(401)
  expect(await orders()).toEqual([])
})

test('during a change of the secret events signed with the one before count, and with no other', async () => {
  const signed = async (secret: string) => {
    const { razorpay_payment_id: id } = razorpay.pay(await draft())
    return (await hook(razorpay.event('payment.captured', id, {}, `evt_${id}`, secret))).statusCode
  }
  expect(await signed('the-secret-before')).toBe(200)
  expect(await orders()).toHaveLength(1)
  expect([await signed(''), await signed('another-secret')]).toEqual([401, 401])
})

test('a browser that died after paying: the sweeper finds the payment', async () => {
  razorpay.pay(await draft())
  await wait(2 * MINUTE)
  await work()
  expect(await orders()).toHaveLength(1)
  await wait(60 * MINUTE)
  await work()
  expect(await orders()).toHaveLength(1)
  expect(await stock()).toBe(4)
})

test('money that was only set aside is collected before it counts', async () => {
  const result = razorpay.pay(await draft(), { status: 'authorized' })
  expect((await asha.post(CALLBACK, result)).status).toBe(200)
  expect(razorpay.payments.get(result.razorpay_payment_id)?.status).toBe('captured')
})

// The embedded database has the clock of its process.
test.runIf(onRealPostgres)(
  'a process whose clock is half a minute behind asks the provider once, not every half second',
  async () => {
    await draft()
    await wait(2 * MINUTE)
    razorpay.asked.length = 0
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30_000 })
    try {
      await workOff(shop.db, gateways(), [sweepCheckoutJob], 5, undefined, databaseClock)
    } finally {
      vi.useRealTimers()
    }
    expect(razorpay.asked).toHaveLength(1)
  },
)

test('after a quarter of an hour the pieces are back on the shelf', async () => {
  await draft(2)
  expect(await stock()).toBe(3)
  await wait(14 * MINUTE)
  await work()
  expect(await stock()).toBe(3)
  await wait(MINUTE)
  await work()
  expect(await stock()).toBe(5)
})

test('a late payment takes the pieces again if there are some, else it goes back and the shopper is told', async () => {
  const late = await draft(2)
  await wait(16 * MINUTE)
  await work()
  const first = razorpay.pay(late)
  expect((await hook(razorpay.event('payment.captured', first.razorpay_payment_id))).statusCode).toBe(200)
  expect(await stock()).toBe(3)

  const tooLate = await draft(3)
  await wait(16 * MINUTE)
  await work()
  await shop.db.updateTable('products').set({ stock: 2 }).where('id', '=', pen.id).execute()
  const second = razorpay.pay(tooLate)
  const refused = await asha.post(CALLBACK, second)
  expect(refused).toMatchObject({ status: 409, body: { code: 'payments/refunded-instead' } })
  await work()
  expect(await refunds()).toEqual([{ payment_id: second.razorpay_payment_id, reason: 'sold out', status: 'processed' }])
  expect(await stock()).toBe(2)
  expect(await orders()).toHaveLength(1)
  const mails = await queuedMails(shop.db)
  expect(mails.at(-1)).toMatchObject({ to: asha.email })
})

test.each([
  ['a smaller amount', { amount: 100 }],
  ['a larger amount', { amount: 999_999 }],
  ['another currency', { currency: 'USD' }],
])('a payment of %s goes back', async (_, wrong) => {
  const result = razorpay.pay(await draft(), wrong)
  expect((await asha.post(CALLBACK, result)).status).toBe(409)
  await work()
  expect(await orders()).toEqual([])
  expect(await refunds()).toMatchObject([{ reason: 'wrong amount', status: 'processed' }])
})

describe('an amount that differs and covers the order all the same', () => {
  const inBooks = () =>
    shop.db
      .selectFrom('payments')
      .select(['amount_paise', 'fee_paise', 'offer_paise', 'status'])
      .executeTakeFirstOrThrow()
  const cancel = async () => {
    const [order] = await orders()
    await asha.post(`${ORDERS}/cancelOrder/${order?.id}`)
    await work()
    return (await asha.get(`${ORDERS}/getOrder/${order?.id}`)).body.data
  }

  test.each([
    ['fee', { amount: 120_78, fee: 2_78 }],
    [
      'fee, which was only set aside at first',
      { amount: 120_78, fee: 2_78, fee_bearer: 'customer', status: 'authorized' },
    ],
  ])('the shopper bears the %s: it is an order, and what it cost goes back', async (_, paid) => {
    expect((await asha.post(CALLBACK, razorpay.pay(await draft(), paid))).status).toBe(200)
    expect(await inBooks()).toEqual({ amount_paise: 118_00, fee_paise: 2_78, offer_paise: 0, status: 'ordered' })
    expect(await cancel()).toMatchObject({ payment_status: 'Refunded', total: 118 })
    expect([...razorpay.refunds.values()].map(({ amount }) => amount)).toEqual([118_00])
  })

  test('an offer of the provider took something off: it is an order, and no more goes back than was paid', async () => {
    expect((await asha.post(CALLBACK, razorpay.pay(await draft(), { amount: 100_00, discount: 18_00 }))).status).toBe(
      200,
    )
    expect(await inBooks()).toEqual({ amount_paise: 100_00, fee_paise: 0, offer_paise: 18_00, status: 'ordered' })
    expect(await cancel()).toMatchObject({ payment_status: 'Refunded', total: 118 })
    expect([...razorpay.refunds.values()].map(({ amount }) => amount)).toEqual([100_00])
  })

  test('an amount paid for no draft, with an offer, buys what it was asked for', async () => {
    const { body } = await asha.post(PAID, { amount: 118 })
    await asha.post(CALLBACK, razorpay.pay(body.order.id, { amount: 100_00, discount: 18_00 }))
    const items = [{ productId: pen.id, quantity: 1, Address_id: asha.addressId }]
    expect((await asha.post(`${ORDERS}/order`, { items })).status).toBe(200)
  })
})

test('late money that was only set aside is not collected once the pieces are gone, and the shopper is told once', async () => {
  const late = await draft(3)
  await wait(16 * MINUTE)
  await work()
  await shop.db.updateTable('products').set({ stock: 2 }).where('id', '=', pen.id).execute()
  const paid = razorpay.pay(late, { status: 'authorized' })
  expect(await asha.post(CALLBACK, paid)).toMatchObject({ status: 409, body: { code: 'payments/refunded-instead' } })
  await hook(razorpay.event('payment.authorized', paid.razorpay_payment_id))
  expect(razorpay.payments.get(paid.razorpay_payment_id)?.status).toBe('authorized')
  expect([await orders(), await refunds()]).toEqual([[], []])
  // The provider collects it by itself after all; meanwhile some came back.
  await shop.db.updateTable('products').set({ stock: 9 }).where('id', '=', pen.id).execute()
  Object.assign(razorpay.payments.get(paid.razorpay_payment_id) ?? {}, { status: 'captured' })
  await hook(razorpay.event('payment.captured', paid.razorpay_payment_id))
  await work()
  expect([await orders(), await refunds()]).toMatchObject([[], [{ reason: 'sold out', status: 'processed' }]])
  const told = (await queuedMails(shop.db)).filter(({ to }) => to === asha.email)
  expect(told).toHaveLength(1)
})

test('a second payment for the same draft goes back', async () => {
  const order = await draft()
  const [one, two] = [razorpay.pay(order), razorpay.pay(order)]
  await hook(razorpay.event('payment.captured', two.razorpay_payment_id))
  await asha.post(CALLBACK, one)
  await work()
  expect(await orders()).toHaveLength(1)
  expect(await refunds()).toEqual([{ payment_id: one.razorpay_payment_id, reason: 'paid twice', status: 'processed' }])
})

test('a payment that is not for this shop changes nothing', async () => {
  const { razorpay_payment_id: id } = razorpay.pay('order_of_another_shop', { amount: 11_800 })
  expect((await hook(razorpay.event('payment.captured', id))).statusCode).toBe(200)
  expect(await orders()).toEqual([])
})

test('events that came too early or tell of a failure change nothing', async () => {
  const order = await draft()
  const created = razorpay.pay(order, { status: 'created' })
  const failed = razorpay.pay(order, { status: 'failed' })
  for (const { razorpay_payment_id: id } of [created, failed]) {
    expect((await hook(razorpay.event('payment.failed', id))).statusCode).toBe(200)
  }
  expect(await orders()).toEqual([])
  const paid = razorpay.pay(order)
  expect((await asha.post(CALLBACK, paid)).status).toBe(200)
})

test('a provider that is away: nothing is charged or held, and nothing paid is lost', async () => {
  razorpay.suffer({ status: 503 })
  const refused = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments/provider-away' } })
  expect(await stock()).toBe(5)
  razorpay.suffer(undefined)

  const result = razorpay.pay(await draft())
  razorpay.suffer({ status: 500 })
  expect((await asha.post(CALLBACK, result)).status).toBe(503)
  expect(
    (await asha.post(`${ORDERS}/order`, { items: [{ productId: pen.id, quantity: 1 }], addressId: asha.addressId }))
      .status,
  ).toBe(503)
  expect((await hook(razorpay.event('payment.captured', result.razorpay_payment_id))).statusCode).toBe(503)
  await wait(20 * MINUTE)
  await work()
  // Its patience is not over: the pieces are still kept for the shopper who paid.
  expect(await stock()).toBe(4)
  razorpay.suffer(undefined)
  await letTimePass(shop.db, 20 * MINUTE)
  await work()
  expect(await orders()).toHaveLength(1)
  expect(await stock()).toBe(4)
})

test('an account deleted while it pays gets its money back', async () => {
  const { razorpay_payment_id: id } = razorpay.pay(await draft())
  await shop.db.deleteFrom('users').where('id', '=', asha.id).execute()
  await hook(razorpay.event('payment.captured', id))
  await work()
  expect(await refunds()).toMatchObject([{ reason: 'buyer gone', status: 'processed' }])
  await wait(16 * MINUTE)
  await work()
  expect(await stock()).toBe(5)
})

test.each([
  ['of another shop', () => 'order_of_another_shop', { amount: 11_800 }],
  ['of a smaller amount', () => draft(), { amount: 100 }],
  ['in another currency', () => draft(), { currency: 'USD' }],
])('money that was only set aside is not collected when it is %s', async (_, order, wrong) => {
  const result = razorpay.pay(await order(), { ...wrong, status: 'authorized' })
  const id = result.razorpay_payment_id
  expect((await hook(razorpay.event('payment.authorized', id))).statusCode).toBe(200)
  await asha.post(CALLBACK, result)
  await wait(2 * MINUTE)
  await work()
  expect(razorpay.payments.get(id)?.status).toBe('authorized')
  expect([await orders(), await refunds()]).toEqual([[], []])
})

describe('a draft that was paid for twice, by two payment orders', () => {
  /** The shopper goes to pay, gives up, comes back when the pieces are released, and goes to pay again. */
  async function openedTwice(couponCode?: string) {
    const first = await draft()
    await wait(20 * MINUTE)
    await work()
    const second = await draft(1, couponCode)
    expect(second).not.toBe(first)
    return { first, second }
  }
  const told = async () => (await queuedMails(shop.db)).map(({ subject }) => subject)

  test.each([
    ['the same', undefined],
    ['with a coupon found meanwhile', 'DISCOUNT10'],
  ])('(%s) and whose first payment comes late: it goes back and nothing is sent twice', async (_, coupon) => {
    const { first, second } = await openedTwice(coupon)
    await asha.post(CALLBACK, razorpay.pay(second))
    const late = razorpay.pay(first)
    expect((await hook(razorpay.event('payment.captured', late.razorpay_payment_id))).statusCode).toBe(200)
    await work()
    expect(await orders()).toHaveLength(1)
    expect(await refunds()).toEqual([
      { payment_id: late.razorpay_payment_id, reason: 'paid twice', status: 'processed' },
    ])
    expect(await stock()).toBe(4)
    expect((await told()).filter((subject) => subject.includes('second payment'))).toHaveLength(1)
  })

  test('and whose first payment becomes the order while the second is paid: the second goes back', async () => {
    const { first, second } = await openedTwice()
    await hook(razorpay.event('payment.captured', razorpay.pay(first).razorpay_payment_id))
    const answer = await asha.post(CALLBACK, razorpay.pay(second))
    expect(answer).toMatchObject({ status: 409, body: { code: 'payments/paid-twice' } })
    expect(await orders()).toHaveLength(1)
    await wait(20 * MINUTE)
    await work()
    expect(await stock()).toBe(4)
  })

  test('at the same moment: one order, one refund', async () => {
    const { first, second } = await openedTwice()
    const ids = [first, second].map((order) => razorpay.pay(order).razorpay_payment_id)
    await Promise.all(ids.map((id) => hook(razorpay.event('payment.captured', id))))
    await work()
    expect([(await orders()).length, (await refunds()).length]).toEqual([1, 1])
  })

  test('but on purpose is bought twice, also when that payment is late', async () => {
    await asha.post(CALLBACK, razorpay.pay(await draft()))
    const again = await draft()
    await wait(20 * MINUTE)
    await work()
    await hook(razorpay.event('payment.captured', razorpay.pay(again).razorpay_payment_id))
    expect(await orders()).toHaveLength(2)
    expect(await refunds()).toEqual([])
  })
})
