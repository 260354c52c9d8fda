import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { schedule } from '#server/platform/jobs/define-recurring-job.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { actOn, versionFor } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { cancelOrderJob } from './cancellation.ts'
import { followRefundsJob } from './follow-refunds.ts'
import { refundPaymentJob } from './refund-payment.ts'
import { retryRefund } from './retry-refund.ts'

const { shop, razorpay, gateways } = await razorpayShop()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let asha: Shopper
let admin: Shopper
let pen: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  asha = await aShopper(shop)
  admin = await aShopper(shop, { role: 'admin' })
})

/** A pen of ₹118, paid for. */
async function bought(): Promise<{ id: string; paymentId: string }> {
  const { body } = await openDraft(asha, [{ productId: pen.id, quantity: 1 }], 118)
  const result = razorpay.pay(body.order.id)
  const answer = await asha.post(CALLBACK, result)
  return { id: answer.body.data.orderId, paymentId: result.razorpay_payment_id }
}
async function cancelled(): Promise<{ id: string; paymentId: string }> {
  const made = await bought()
  await asha.post(`${ORDERS}/cancelOrder/${made.id}`)
  return made
}
const JOBS = [refundPaymentJob, followRefundsJob, cancelOrderJob]
const work = () => workOff(shop.db, gateways(), JOBS)
/** So much time goes by, and whatever fell due is done. */
async function wait(ms: number): Promise<void> {
  await sql`update refunds set check_at = check_at - ${ms} * interval '1 millisecond',
    status_since = status_since - ${ms} * interval '1 millisecond'`.execute(shop.db)
  await letTimePass(shop.db, ms)
  await schedule(shop.db, followRefundsJob, new Date(0))
  await work()
}
const refundByStaff = (id: string) => actOn(admin, id, 'refund')
const seen = async (id: string) => (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data
const status = async (id: string): Promise<string> => (await seen(id)).payment_status
const mailsOfRefund = async () => (await queuedMails(shop.db)).filter(({ subject }) => /refund/i.test(subject))
const made = () => [...razorpay.refunds.values()]

const staffSee = async (id: string) => (await admin.get(`${ORDERS}/manageOrder/${id}`)).body.refunds
/** The refunds that wait for staff. */
const failed = async (page = '') => (await admin.get(`/api/v2/admin/attention?kind=refundFailed${page}`)).body
const keysAsked = () => razorpay.keys.filter((key, place, keys) => keys.indexOf(key) === place)
const hook = (name: string, paymentId: string, refund: object) => {
  const { body, headers } = razorpay.event(name, paymentId, { refund: { entity: refund } })
  return shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers })
}
const refundedPaise = async (id: string) =>
  (await shop.db.selectFrom('orders').select('refunded_paise').where('id', '=', id).executeTakeFirstOrThrow())
    .refunded_paise
const paymentStatusInBooks = async (id: string) =>
  (await shop.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const delivered = (id: string) => actOn(admin, id, 'status', { status: 'delivered' })

describe('a refund that is refused', () => {
  const TOO_OLD = 'This payment is too old to be refunded'

  test('is never told to be on its way; staff read why, and a fresh try goes through', async () => {
    razorpay.refuseRefunds(TOO_OLD)
    const { id } = await cancelled()
    await work()
    expect(await seen(id)).toMatchObject({ payment_status: 'Refund delayed', refund: { state: 'failed', open: 118 } })
    expect(JSON.stringify(await seen(id)), 'the shopper is not told why').not.toContain('too old')
    expect(await mailsOfRefund()).toEqual([])
    expect(await staffSee(id)).toMatchObject([{ amount: 118, state: 'failed', failure: `${TOO_OLD}.` }])
    razorpay.refuseRefunds(undefined)
    expect((await refundByStaff(id)).status).toBe(200)
    expect(await status(id)).toBe('Refund due')
    await work()
    expect(await status(id)).toBe('Refunded')
    expect(made()).toMatchObject([{ amount: 118_00 }])
    expect(keysAsked(), 'each try is a request of its own').toHaveLength(2)
    expect(await mailsOfRefund()).toHaveLength(1)
  })

  test('for a while only is asked again by itself, as the same request', async () => {
    const { id } = await cancelled()
    for (const code of [401, 429, 503]) {
      razorpay.suffer({ status: code })
      await wait(MINUTE)
      expect(await status(id)).toBe('Refund due')
      expect((await staffSee(id))[0].failure).toContain(String(code))
    }
    razorpay.suffer(undefined)
    await wait(MINUTE)
    expect(await status(id)).toBe('Refunded')
    expect(await staffSee(id)).toMatchObject([{ state: 'done', failure: null, reference: made()[0]?.id }])
    expect(keysAsked()).toHaveLength(1)
  })

  test('because the money is back already is booked as what it is, and told once', async () => {
    const { id, paymentId } = await cancelled()
    const byHand = razorpay.refundInDashboard(paymentId, 118_00)
    await work()
    expect(await status(id)).toBe('Refunded')
    expect(await staffSee(id)).toMatchObject([{ amount: 118, state: 'done', reference: byHand.id }])
    expect(await mailsOfRefund()).toHaveLength(1)
    expect(made()).toHaveLength(1)
  })

  test('because a part is back already leaves the rest to the staff', async () => {
    const { id, paymentId } = await cancelled()
    razorpay.refundInDashboard(paymentId, 40_00)
    await work()
    expect(await seen(id)).toMatchObject({ refund: { state: 'failed', done: 40, open: 78 } })
    await refundByStaff(id)
    await work()
    expect(await seen(id)).toMatchObject({ payment_status: 'Refunded', refund: { done: 118, open: 0 } })
    expect(made().map(({ amount }) => amount)).toEqual([40_00, 78_00])
  })
})

describe('a refund that is never answered', () => {
  test('is given up after two days, and tried again as the same request: the money goes back once', async () => {
    const { id } = await cancelled()
    razorpay.suffer('silence after')
    const asking = work()
    await expect.poll(() => razorpay.refunds.size).toBe(1)
    razorpay.hangUp()
    await asking
    razorpay.suffer({ status: 503 })
    await wait(3 * DAY)
    expect(await status(id)).toBe('Refund delayed')
    expect(await staffSee(id)).toMatchObject([{ failure: 'Razorpay cannot do it at the moment (503).' }])
    razorpay.suffer(undefined)
    await refundByStaff(id)
    await work()
    expect(await status(id)).toBe('Refunded')
    expect(made()).toHaveLength(1)
    expect(keysAsked()).toHaveLength(1)
  })
})

test('an event that overtakes the answer to our request is of the same refund', async () => {
  const { id, paymentId } = await cancelled()
  razorpay.suffer('silence after')
  const asking = work()
  await expect.poll(() => razorpay.refunds.size).toBe(1)
  razorpay.suffer(undefined)
  await hook('refund.processed', paymentId, made()[0] as object)
  expect(await status(id)).toBe('Refunded')
  razorpay.hangUp()
  await asking
  await wait(DAY)
  expect(await staffSee(id)).toMatchObject([{ amount: 118, state: 'done', failure: null }])
  expect([made().length, (await mailsOfRefund()).length]).toEqual([1, 1])
})

test('a refund that staff pay another way is done: told once, and never asked for again', async () => {
  razorpay.refuseRefunds('The payment is too old to be refunded')
  const { id, paymentId } = await cancelled()
  await work()
  const [{ id: subject }] = await staffSee(id)
  const settled = { kind: 'refundFailed', subject, seen: await versionFor(admin, id), note: 'Sent by bank transfer' }
  const settle = () => admin.post('/api/v2/admin/attention/settle', settled)
  expect([(await settle()).status, (await settle()).status]).toEqual([200, 404])
  expect(await seen(id)).toMatchObject({ payment_status: 'Refunded', refund: { state: 'done', done: 118, open: 0 } })
  expect([await refundedPaise(id), await paymentStatusInBooks(paymentId)]).toEqual([118_00, 'refunded'])
  expect((await mailsOfRefund()).map(({ text }) => text.includes('another way'))).toEqual([true])
  razorpay.refuseRefunds(undefined)
  expect((await refundByStaff(id)).status).toBe(409)
  await wait(DAY)
  expect(made()).toEqual([])
})

describe('a refund that the provider has taken', () => {
  test('is asked about until it is done, though no event comes', async () => {
    razorpay.takeRefunds('pending')
    const { id } = await cancelled()
    await work()
    expect(await status(id)).toBe('Refund on its way')
    await wait(20 * MINUTE)
    expect(await status(id)).toBe('Refund on its way')
    for (const refund of made()) razorpay.endRefund(refund, 'processed')
    await wait(DAY)
    expect(await status(id)).toBe('Refunded')
    expect(await mailsOfRefund()).toHaveLength(1)
    razorpay.asked.length = 0
    await wait(DAY)
    expect(razorpay.asked).toEqual([])
  })

  test('and that fails at the bank is tried again as a request of its own', async () => {
    razorpay.takeRefunds('pending')
    const { id, paymentId } = await cancelled()
    await work()
    const [first] = made()
    razorpay.endRefund(first as never, 'failed')
    await hook('refund.failed', paymentId, first as object)
    expect(await status(id)).toBe('Refund delayed')
    razorpay.takeRefunds('processed')
    await refundByStaff(id)
    // News of the one that failed come late and change nothing.
    await hook('refund.created', paymentId, first as object)
    await work()
    expect(await status(id)).toBe('Refunded')
    expect(made().map(({ status }) => status)).toEqual(['failed', 'processed'])
  })

  test('and never confirms is left to the staff after three weeks', async () => {
    razorpay.takeRefunds('pending')
    const { id } = await cancelled()
    await work()
    await wait(22 * DAY)
    expect((await staffSee(id))[0]).toMatchObject({ state: 'failed', failure: expect.stringContaining('dashboard') })
    await refundByStaff(id)
    await work()
    expect(await status(id)).toBe('Refund on its way')
    expect(made()).toHaveLength(1)
  })
})

describe('a refund made in the provider’s dashboard', () => {
  test('of a part is that part; the rest goes back when staff ask, once', async () => {
    const { id, paymentId } = await bought()
    await delivered(id)
    const part = razorpay.refundInDashboard(paymentId, 40_00, 'pending')
    await hook('refund.created', paymentId, part)
    expect(await seen(id)).toMatchObject({ payment_status: 'Refund on its way', refund: { done: 0, open: 40 } })
    razorpay.endRefund(part, 'processed')
    await hook('refund.processed', paymentId, part)
    await wait(DAY)
    expect(await seen(id)).toMatchObject({ payment_status: 'Partly refunded', refund: { done: 40, open: 0 } })
    expect([await refundedPaise(id), await paymentStatusInBooks(paymentId)]).toEqual([40_00, 'ordered'])
    expect(made(), 'nobody asked for the rest').toHaveLength(1)
    const answers = await Promise.all([refundByStaff(id), refundByStaff(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await work()
    expect(made().map(({ amount }) => amount)).toEqual([40_00, 78_00])
    expect(await status(id)).toBe('Refunded')
    expect([await refundedPaise(id), await paymentStatusInBooks(paymentId)]).toEqual([118_00, 'refunded'])
    expect((await mailsOfRefund()).map(({ text }) => /refunded ₹(\d+)/.exec(text)?.[1])).toEqual(['40', '78'])
  })

  test('of the whole stops an order that has not left yet', async () => {
    const { id, paymentId } = await bought()
    const whole = razorpay.refundInDashboard(paymentId, 118_00)
    await hook('refund.processed', paymentId, whole)
    await wait(5 * MINUTE)
    expect(await seen(id)).toMatchObject({ status: 'Cancelled', payment_status: 'Refunded' })
    expect(made()).toHaveLength(1)
    const told = (await queuedMails(shop.db)).find(({ subject }) => subject.includes('cancelled'))
    expect(told?.text).not.toContain('We’ll start today')
  })

  test('makes up for one that failed here', async () => {
    razorpay.refuseRefunds('Not enough balance')
    const { id, paymentId } = await cancelled()
    await work()
    const byHand = [razorpay.refundInDashboard(paymentId, 100_00), razorpay.refundInDashboard(paymentId, 18_00)]
    await hook('refund.processed', paymentId, byHand[0] as object)
    expect(await status(id)).toBe('Refunded')
    expect((await failed()).data).toEqual([])
    expect((await refundByStaff(id)).status).toBe(409)
  })
})

test('what failed is listed oldest first, page by page, and tried again one by one', async () => {
  razorpay.refuseRefunds('Not enough balance')
  const orders: string[] = []
  for (let one = 0; one < 3; one += 1) {
    orders.push((await cancelled()).id)
    await work()
    await wait(MINUTE)
  }
  const ordersOf = ({ data }: { data: AttentionItem[] }) => data.map(({ order }) => order?.id)
  const first = await failed('&limit=2')
  expect(first.data[0]).toMatchObject({ amount: 118, cause: expect.stringContaining('Not enough balance.') })
  const second = await failed(`&limit=2&cursor=${encodeURIComponent(first.nextCursor)}`)
  expect([...ordersOf(first), ...ordersOf(second)]).toEqual(orders)
  razorpay.refuseRefunds(undefined)
  const again = (id: string) => shop.db.transaction().execute((tx) => retryRefund(tx, id, new Date()))
  const id = first.data[0].subject
  expect([await again(id), await again(id)]).toEqual([true, false])
  await work()
  expect(ordersOf(await failed())).toEqual(orders.slice(1))
})
