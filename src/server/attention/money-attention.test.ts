import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { pollPaymentsJob } from '#server/buying/poll-payments.ts'
import { settlePayment } from '#server/buying/settle-payment.ts'
import { sweepCheckoutJob } from '#server/buying/sweep-checkout.ts'
import { readConfig } from '#server/config.ts'
import { openProviders } from '#server/gateways/open-providers.ts'
import { askedUntil, setAskedUntil } from '#server/payments/payment-polls.store.ts'
import { schedule } from '#server/platform/jobs/define-recurring-job.ts'
import { postponeJob, takeJobs } from '#server/platform/jobs/jobs.store.ts'
import { followRefundsJob } from '#server/refunds/follow-refunds.ts'
import { refundPaymentJob } from '#server/refunds/refund-payment.ts'
import { letDraftsAge, PAID } from '#tests/support/buying.ts'
import { KNOWN_PREFIX } from '#tests/support/known-prefix.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { DESK, deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop, razorpay, work, later, bought, only, items, kinds, retry, settle, actionsOn } = desk
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const hook = ({ body, headers }: { body: string; headers: object }) =>
  shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers: { ...headers } })
const strays = (what: string, body: object) => desk.admin.post(`${DESK}/stray-payments/${what}`, body)
const refunds = () => [...razorpay.refunds.values()].map(({ payment_id, amount }) => ({ payment_id, amount }))

/** Paid for an order that this shop opened and has forgotten, as a restore makes it. */
async function forgotten(): Promise<string> {
  const { body } = await desk.asha.post(PAID, { amount: 236 })
  await shop.db.deleteFrom('payment_orders').where('id', '=', body.order.id).execute()
  return razorpay.pay(body.order.id).razorpay_payment_id
}
/** Paid so many days ago, and its event never came. */
async function missedForDays(days: number): Promise<string> {
  const id = await forgotten()
  Object.assign(razorpay.payments.get(id) ?? {}, { created_at: Math.floor((Date.now() - days * DAY) / 1_000) })
  return id
}
async function askedFrom(days: number): Promise<void> {
  await shop.db.deleteFrom('payment_polls').execute()
  await askedUntil(shop.db, 'razorpay', new Date(Date.now() - days * DAY))
}
const told = async (id: string) => hook(razorpay.event('payment.captured', id))

describe('money that our keys took and we did not ask for', () => {
  test('is on the desk once, and belongs to the order that staff name', async () => {
    const { id } = await bought()
    await work()
    const paymentId = await forgotten()
    expect([(await told(paymentId)).statusCode, (await told(paymentId)).statusCode]).toEqual([200, 200])
    const item = await only()
    expect(item).toMatchObject({
      ...{ kind: 'moneyUnknown', subject: paymentId, amount: 236, order: null },
      actions: ['linkOrder', 'refund', 'settle'],
    })
    expect(item.cause).toContain('for this shop, but its checkout isn’t in our database')
    const { number } = await shop.db.selectFrom('orders').select('number').executeTakeFirstOrThrow()
    const note = 'Placed again by phone'
    const link = (orderNumber: string) => strays('link', { subject: paymentId, orderNumber, note })
    expect((await link('NO-SUCH')).status).toBe(404)
    expect((await link(number.toLowerCase())).status).toBe(200)
    expect(await kinds()).toEqual([])
    expect((await link(number)).body.code).toBe('attention/gone')
    expect(await actionsOn(id)).toContain('Payment linked by Meera Admin')
    await told(paymentId)
    expect(await kinds(), 'its events come again').toEqual([])
  })

  test('goes back when staff say so, and is followed as any refund', async () => {
    const paymentId = await forgotten()
    await told(paymentId)
    expect((await strays('refund', { subject: paymentId })).status).toBe(200)
    expect((await strays('refund', { subject: paymentId })).body.code).toBe('attention/gone')
    razorpay.suffer({ status: 400 })
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'refundFailed', amount: 236 })
    razorpay.suffer(undefined)
    await retry(item)
    await work()
    expect(refunds()).toEqual([{ payment_id: paymentId, amount: 236_00 }])
    expect(await kinds()).toEqual([])
  })

  test('and went back in the provider’s dashboard is off the desk', async () => {
    const paymentId = await forgotten()
    await told(paymentId)
    const refund = razorpay.refundInDashboard(paymentId, 236_00)
    await hook(razorpay.event('refund.processed', paymentId, { refund: { entity: refund } }))
    expect(await kinds()).toEqual([])
  })

  test('may be another shop’s: nothing is captured, and what names its shop is left to it', async () => {
    razorpay.orders.set('order_elsewhere', { id: 'order_elsewhere', amount: 500_00, receipt: 'theirs' })
    const theirs = razorpay.pay('order_elsewhere', { status: 'authorized' }).razorpay_payment_id
    await hook(razorpay.event('payment.authorized', theirs))
    expect([razorpay.payments.get(theirs)?.status, await kinds()]).toEqual(['authorized', []])
    const taken = razorpay.pay('order_elsewhere').razorpay_payment_id
    await told(taken)
    const item = await only()
    expect(item.cause).toContain('may belong to another shop')
    expect((await settle(item, 'It is our other shop’s')).status).toBe(200)
    razorpay.orders.set('order_named', {
      id: 'order_named',
      amount: 1_00,
      receipt: 'x',
      notes: { shop: 'other.example' },
    })
    await told(razorpay.pay('order_named').razorpay_payment_id)
    expect(await kinds()).toEqual([])
  })

  test('is ours under whatever address the shop is opened: it moved since', async () => {
    const paymentId = await forgotten()
    const env = { SESSION_SECRET: SHOP_SECRET, ...razorpay.env, PUBLIC_URL: 'https://moved.example' }
    const moved = openProviders(readConfig(env), shop.db)
    const payment = await moved.payments.findPayment(paymentId)
    const ctx = { db: shop.db, gateways: moved, now: new Date(), log: pino({ level: 'silent' }) }
    if (payment) await settlePayment(ctx, payment)
    expect(await only()).toMatchObject({ kind: 'moneyUnknown', subject: paymentId })
  })

  test('is another shop’s for a copy with numbers of its own', async () => {
    const paymentId = await forgotten()
    await shop.db.updateTable('installation').set({ number_prefix: 'LKZZZ' }).execute()
    try {
      await told(paymentId)
      expect(await kinds()).toEqual([])
    } finally {
      await sql.raw(KNOWN_PREFIX).execute(shop.db)
    }
  })

  test('is seen and decided only by who may', async () => {
    const subject = await forgotten()
    await told(subject)
    const seller = await aShopper(shop, { role: 'seller', approved: true })
    expect((await seller.post(`${DESK}/stray-payments/refund`, { subject })).status).toBe(403)
    await shop.db
      .updateTable('sessions')
      .set({ proven_at: new Date(Date.now() - DAY) })
      .execute()
    expect((await strays('refund', { subject })).body.code).toBe('request/proof-needed')
  })

  test('is found by asking, though its events went to the shop that was restored', async () => {
    razorpay.payments.clear()
    await bought()
    const paymentId = await forgotten()
    const old = razorpay.pay('order_of_long_ago', { amount: 1_00, created_at: Date.now() / 1_000 - 30 * 86_400 })
    await askedFrom(4)
    await schedule(shop.db, pollPaymentsJob, new Date())
    await work([pollPaymentsJob])
    expect((await items()).map(({ subject }) => subject)).toEqual([paymentId])
    razorpay.asked.length = 0
    await later(DAY, [pollPaymentsJob])
    expect(razorpay.asked, 'what is known is not asked about').toEqual([
      expect.stringMatching(/^GET \/v1\/payments\?from=/),
    ])
    expect(razorpay.payments.has(old.razorpay_payment_id)).toBe(true)
  })

  test('is found though a second process starts while a round fails', async () => {
    razorpay.payments.clear()
    const paymentId = await missedForDays(3)
    await askedFrom(4)
    await schedule(shop.db, pollPaymentsJob, new Date())
    const [round] = (await takeJobs(shop.db, [{ name: pollPaymentsJob.name, most: 1 }], MINUTE)).jobs
    expect(round).toBeDefined()
    await askedUntil(shop.db, 'razorpay', new Date())
    await schedule(shop.db, pollPaymentsJob, new Date())
    if (round) await postponeJob(shop.db, round, 0, 'The provider is away')
    await work([pollPaymentsJob])
    expect((await items()).map(({ subject }) => subject)).toEqual([paymentId])
  })

  test('is found though the sandbox was asked in between: each provider is asked from its own day on', async () => {
    razorpay.payments.clear()
    const paymentId = await missedForDays(20)
    await askedFrom(30)
    await askedUntil(shop.db, 'sandbox', new Date())
    await setAskedUntil(shop.db, 'sandbox', new Date())
    await schedule(shop.db, pollPaymentsJob, new Date())
    await work([pollPaymentsJob])
    expect((await items()).map(({ subject }) => subject)).toEqual([paymentId])
  })
})

describe('disputes', () => {
  const by = (days: number) => Math.floor(Date.UTC(2026, 10, 20 + days, 11, 30) / 1_000)

  test('are on the desk with their deadline, the next one first, and gone when won or closed', async () => {
    const [one, two] = [await bought(), await bought()]
    await work()
    await hook(razorpay.dispute(one.paymentId, 'created', { id: 'disp_1', respond_by: by(4) }))
    await hook(
      razorpay.dispute(two.paymentId, 'created', { id: 'disp_2', respond_by: by(1), reason_code: 'chargeback' }),
    )
    const [first, second] = await items()
    expect(first).toMatchObject({ kind: 'paymentDisputed', subject: 'disp_2', order: { id: two.id }, amount: 118 })
    expect(first?.cause).toContain('chargeback')
    expect(first?.cause).toContain('Answer by 21 Nov 2026, 17:00')
    expect(second).toMatchObject({ subject: 'disp_1', actions: ['settle', 'openOrder'] })
    expect(second?.cause).toContain('goods not received')
    await hook(razorpay.dispute(one.paymentId, 'won', { id: 'disp_1' }, 2_000_000_000))
    await hook(razorpay.dispute(two.paymentId, 'closed', { id: 'disp_2' }, 2_000_000_000))
    expect(await kinds()).toEqual([])
  })

  test('that are lost stay until staff have noted it; what comes late changes nothing', async () => {
    const { paymentId } = await bought()
    await work()
    const tell = (status: string, at: number) => hook(razorpay.dispute(paymentId, status, { id: 'disp_3' }, at))
    await tell('lost', 1_795_100_000)
    await tell('under_review', 1_795_200_000)
    const item = await only()
    expect(item.cause).toContain('took this money back')
    expect((await settle(item, 'Written off')).status).toBe(200)
    await tell('created', 1_795_000_000)
    expect(await kinds()).toEqual([])
  })

  test('of a payment that is in no books of ours are shown without an order', async () => {
    await hook(razorpay.dispute('pay_elsewhere', 'action_required', { id: 'disp_4', respond_by: by(1) }))
    expect(await only()).toMatchObject({ kind: 'paymentDisputed', order: null, actions: ['settle'] })
  })
})

describe('what keeps a refund and can be mended', () => {
  const LOW =
    'Your account does not have enough balance to carry out the refund operation. You can add funds to your account.'
  const cancelled = async () => {
    const { id, paymentId } = await bought()
    await actOn(desk.admin, id, 'status', { status: 'cancelled' })
    return paymentId
  }

  /** For refunds alone: what else would be due is not run here. */
  async function anHourLater(): Promise<void> {
    await sql`update jobs set run_at = run_at - interval '1 hour', created_at = created_at - interval '1 hour'
      where name = 'refund-payment'`.execute(shop.db)
    await work()
  }

  test('too little balance is named, and the refund is made once there is enough', async () => {
    const paymentId = await cancelled()
    razorpay.refuseRefunds(LOW)
    await work()
    for (let hours = 0; hours < 4; hours += 1) await anHourLater()
    const item = await only()
    expect(item).toMatchObject({ kind: 'balanceLow', amount: 118, actions: ['retry'] })
    expect(item.remedy).toContain('Add funds to your Razorpay balance')
    razorpay.refuseRefunds(undefined)
    expect((await retry(item)).status).toBe(200)
    await work()
    expect(refunds()).toEqual([{ payment_id: paymentId, amount: 118_00 }])
    expect(await kinds()).toEqual([])
  })

  test('and after two days it is a refund that failed', async () => {
    await cancelled()
    razorpay.refuseRefunds(LOW)
    await work()
    await shop.db
      .updateTable('refunds')
      .set({ status_since: new Date(Date.now() - 3 * DAY) })
      .execute()
    await anHourLater()
    expect(await only()).toMatchObject({ kind: 'refundFailed', cause: expect.stringContaining('enough balance') })
  })

  test('keys of another account: the refund waits and says so, and is made when the keys are back', async () => {
    const paymentId = await cancelled()
    razorpay.changeAccount(true)
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'accountChanged', subject: 'rzp_live_stand_in', actions: ['settle'] })
    expect(item.cause).toContain('with the key rzp_live_stand_in')
    razorpay.changeAccount(false)
    await anHourLater()
    expect(refunds()).toEqual([{ payment_id: paymentId, amount: 118_00 }])
    expect(await kinds()).toEqual([])
  })

  test('keys of another account: a checkout that was begun with the others is named, too', async () => {
    const { body } = await desk.asha.post(PAID, { amount: 118 })
    expect(body.order.id).toMatch(/^order_/)
    const pen = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow()
    const items = [{ productId: pen.id, quantity: 1 }]
    await desk.asha.post(PAID, { amount: 118, source: 'cart', items, addressId: desk.asha.addressId })
    razorpay.changeAccount(true)
    await letDraftsAge(shop.db, 3 * MINUTE)
    await later(3 * MINUTE, [sweepCheckoutJob, refundPaymentJob, followRefundsJob])
    expect(await only()).toMatchObject({ kind: 'accountChanged', cause: expect.stringContaining('1 payment') })
  })
})
