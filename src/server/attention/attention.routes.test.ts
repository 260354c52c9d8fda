import { describe, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention/attention.endpoints.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { applyTracking } from '#server/shipping/apply-tracking.ts'
import { register } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import { DESK, deskShop } from '#tests/support/test-shop-desk.ts'

const desk = deskShop()
const { shop, work, bought, items, kinds, retry, settle } = desk
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ago = (ms: number) => new Date(Date.now() - ms)
const only = async (): Promise<AttentionItem> => {
  const [one, ...others] = await items()
  if (!one || others.length > 0) throw new Error(`expected one item, got ${JSON.stringify([one, ...others])}`)
  return one
}
const orderOf = async (id: string) =>
  (await desk.admin.get(`${ORDERS}/manageOrder/${id}`)).body.data as {
    channel_order_id: string
    payment_status: string
  }
const shipments = () => shop.db.updateTable('shipments')
const actionsOn = async (id: string): Promise<string[]> =>
  (await desk.admin.get(`/api/v2/admin/history/order/${id}`)).body.data.map(
    ({ action, by }: { action: string; by: string }) => `${action} by ${by}`,
  )

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

describe('money', () => {
  test('a refund that the provider refuses is on the desk with its order; trying again mends it', async () => {
    const { id, paymentId } = await bought()
    desk.razorpay.suffer({ status: 400 })
    await desk.admin.post(`${ORDERS}/manageOrder/${id}/status`, { status: 'cancelled' })
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'refundFailed', order: { id }, amount: 118, actions: ['retry', 'settle'] })
    expect(item.cause).toContain('did not pay the buyer back')
    desk.razorpay.suffer(undefined)
    expect((await retry(item)).status).toBe(200)
    expect(await kinds(), 'it is on its way again').toEqual([])
    await work()
    expect([...desk.razorpay.refunds.values()]).toMatchObject([{ payment_id: paymentId, amount: 11_800 }])
    expect((await orderOf(id)).payment_status).toBe('Refunded')
    expect(await kinds()).toEqual([])
    expect(await actionsOn(id)).toContain('Refund tried again by Meera Admin')
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
})

describe('parcels that do not go out', () => {
  const NO_MONEY = {
    status: 200,
    body: {
      message: 'Please recharge your ShipRocket wallet. The minimum required balance is Rs 100',
      status_code: 350,
    },
  }

  test('an empty wallet is one item for all the orders that wait, and all go out once it is recharged', async () => {
    desk.courier.suffer('assign/awb', NO_MONEY, 3)
    for (const _ of [1, 2, 3]) await bought()
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'walletEmpty', amount: 354, order: null, actions: ['retry'] })
    expect(item.cause).toContain('3 orders are waiting')
    expect(item.remedy).toBe('Recharge the courier wallet, then try again.')
    expect((await retry(item)).status).toBe(200)
    await work()
    expect(desk.courier.orders.map(({ pickups }) => pickups)).toEqual([1, 1, 1])
    expect(await kinds()).toEqual([])
  })

  test('an order that the courier refuses says what is wrong; settled by hand it is gone, and the order tells by whom', async () => {
    const { id } = await bought()
    const errors = { billing_phone: ['9876543210 is not a phone number'] }
    const no = { status: 422, body: { message: 'The given data was invalid.', errors, status_code: 422 } }
    desk.courier.suffer('adhoc', no)
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'bookingRefused', subject: id, order: { id } })
    expect(item.cause).toBe('The courier does not accept the phone number.')
    expect(item.actions).toEqual(['editAddress', 'retry', 'cancel', 'settle'])
    expect((await settle(item, '   ')).body.fields).toHaveProperty('note')
    expect((await settle(item, 'Taken by hand')).status).toBe(200)
    expect(await kinds()).toEqual([])
    expect((await settle(item)).body.code).toBe('attention/gone')
    expect(await actionsOn(id)).toContain('Marked as settled by Meera Admin')
  })

  test('a refused order that is told again goes out', async () => {
    await bought()
    desk.courier.suffer('adhoc', { status: 422, body: { message: 'No', errors: { billing_city: ['no'] } } })
    await work()
    await retry(await only())
    expect(await kinds()).toEqual([])
    await work()
    expect(desk.courier.orders).toMatchObject([{ pickups: 1 }])
    expect(await kinds()).toEqual([])
    expect(await shop.db.selectFrom('jobs').select('id').where('failed_at', 'is not', null).execute()).toEqual([])
  })

  test('an order that no courier knows of after a day, with the reason of the last try', async () => {
    const { id } = await bought()
    desk.courier.suffer('GET /orders', { status: 503 }, 99)
    await work()
    expect(await kinds(), 'a courier that is away for an hour is none of ours').toEqual([])
    await shipments()
      .set({ created_at: ago(DAY + MINUTE) })
      .execute()
    const item = await only()
    expect(item).toMatchObject({ kind: 'notSent', subject: id, order: { id }, lastTry: null })
    expect(item.cause).toContain('The courier service refused it.')
    await retry(item)
    expect((await only()).lastTry).toMatchObject({ by: 'Meera Admin' })
    desk.courier.mend()
    await work()
    expect(await kinds()).toEqual([])
  })

  test('a cancellation that the courier does not answer for a day', async () => {
    const { id } = await bought()
    await work()
    desk.courier.suffer('orders', { status: 503 }, 99)
    await desk.asha.post(`${ORDERS}/cancelOrder/${id}`)
    expect(await kinds()).toEqual([])
    await shop.db
      .updateTable('orders')
      .set({ cancel_requested_at: ago(DAY + MINUTE) })
      .execute()
    const item = await only()
    expect(item).toMatchObject({ kind: 'cancelWaiting', subject: id })
    desk.courier.mend()
    await retry(item)
    await work()
    expect(await kinds()).toEqual([])
    expect(desk.courier.orders).toMatchObject([{ cancelled: true }])
  })
})

describe('parcels that do not arrive', () => {
  /** The courier has it, and told this of it last. */
  async function parcel(courier_status: string, seen: Date, more: object = {}): Promise<string> {
    const { id } = await bought()
    await work()
    await shipments()
      .set({ courier_status, courier_status_at: seen, ...more })
      .where('order_id', '=', id)
      .execute()
    return id
  }
  const order = (id: string, status: 'shipped' | 'returned' | 'delivered') =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()

  test.each(['lost', 'damaged'])('one that is %s, until it is refunded and claimed from the courier', async (stage) => {
    const id = await parcel(stage, ago(MINUTE))
    await shop.db.updateTable('orders').set({ status: 'shipped', delivery_status: 'Lost by the courier' }).execute()
    expect(await only()).toMatchObject({ kind: 'parcelLost', order: { id }, amount: 118 })
    expect((await desk.admin.post(`${ORDERS}/manageOrder/${id}/refund`)).status).toBe(200)
    const claim = await only()
    expect(claim).toMatchObject({ actions: ['settle'], remedy: expect.stringContaining('Claim the loss') })
    await settle(claim)
    expect(await kinds()).toEqual([])
  })

  test('one that came back, until it is refunded and its pieces are looked after', async () => {
    const id = await parcel('cameBack', ago(MINUTE), { status: 'done' })
    await order(id, 'returned')
    expect(await only()).toMatchObject({ kind: 'parcelReturned', order: { id } })
    await desk.admin.post(`${ORDERS}/manageOrder/${id}/refund`)
    expect((await only()).actions).toEqual(['restock', 'settle'])
    await desk.admin.post(`${ORDERS}/manageOrder/${id}/restock`)
    expect(await kinds()).toEqual([])
  })

  test('one that moves although its order was cancelled, until it is back or settled', async () => {
    const { id } = await bought()
    await work()
    await desk.asha.post(`${ORDERS}/cancelOrder/${id}`)
    await work()
    const told = (stage: 'pickedUp' | 'cameBack', at: Date) =>
      shop.db.transaction().execute((tx) => {
        const scans = [{ at, stage, text: stage, place: null }]
        return applyTracking({ db: tx, log: shop.app.log, now: new Date() }, id, { scans })
      })
    expect(await kinds()).toEqual([])
    await told('pickedUp', ago(MINUTE))
    expect(await only()).toMatchObject({ kind: 'parcelRunaway', order: { id } })
    await told('cameBack', new Date())
    expect(await kinds()).toEqual([])
  })

  test('one that was refused at the door; settled, it is back when it is refused again', async () => {
    const id = await parcel('attempted', ago(MINUTE))
    await order(id, 'shipped')
    const item = await only()
    expect(item).toMatchObject({ kind: 'deliveryFailed', order: { id } })
    await settle(item)
    expect(await kinds()).toEqual([])
    await shipments()
      .set({ courier_status_at: new Date(Date.now() + MINUTE) })
      .execute()
    expect(await kinds()).toEqual(['deliveryFailed'])
    await order(id, 'delivered')
    expect(await kinds()).toEqual([])
  })

  test('one that nobody has seen for five days, until it is seen', async () => {
    const id = await parcel('inTransit', ago(4 * DAY))
    await order(id, 'shipped')
    expect(await kinds()).toEqual([])
    await shipments()
      .set({ courier_status_at: ago(5 * DAY + MINUTE) })
      .execute()
    const item = await only()
    expect(item).toMatchObject({ kind: 'parcelStuck', order: { id } })
    expect(item.cause).toContain('in transit')
    desk.courier.asked.length = 0
    await retry(item)
    await work()
    expect(desk.courier.asked.filter((call) => call.includes('/track/'))).toHaveLength(1)
    await shipments().set({ courier_status_at: new Date() }).execute()
    expect(await kinds()).toEqual([])
  })
})

describe('the shop itself', () => {
  const mails = () => shop.db.updateTable('jobs').where('name', '=', 'send-mail')

  test('a mail that its recipient does not take is sent again on demand', async () => {
    await bought()
    desk.mailsFailWith(new FinalFailure('mail not sent: EENVELOPE RCPT TO 550'))
    await work()
    const item = await only()
    expect(item).toMatchObject({ kind: 'mailFailed', actions: ['retry', 'settle'] })
    expect(item.cause).toContain(desk.asha.email)
    expect(item.cause).toContain('The address does not accept mail.')
    desk.mailsFailWith(undefined)
    await retry(item)
    await work()
    expect(desk.sent).toMatchObject([{ to: desk.asha.email, html: expect.stringContaining('Thank you') }])
    expect(await kinds()).toEqual([])
  })

  test('a mail with a code is not kept, so it cannot be sent again', async () => {
    await register(aBrowser(shop), { email: 'newcomer@example.in', username: 'newcomer' })
    desk.mailsFailWith(new FinalFailure('the address is none'))
    await work()
    const item = await only()
    expect(item.actions).toEqual(['settle'])
    expect((await retry(item)).body.code).toBe('attention/not-by-this')
    const [job] = await shop.db.selectFrom('jobs').select('data').where('failed_at', 'is not', null).execute()
    expect(Object.keys(job?.data as object).sort()).toEqual(['subject', 'to'])
    await settle(item)
    expect(await kinds()).toEqual([])
  })

  test('an undelivered mail to somebody whose account goes is not kept', async () => {
    await bought()
    desk.mailsFailWith(new FinalFailure('the address is none'))
    await work()
    expect(await kinds()).toEqual(['mailFailed'])
    expect((await desk.admin.call('DELETE', `/api/v1/users/deleteUser/${desk.asha.id}`)).status).toBe(200)
    expect(await kinds()).toEqual([])
  })

  test('mails that fail for an hour are one item, whose cause is the last error', async () => {
    for (const _ of [1, 2]) await bought()
    await shop.db.deleteFrom('jobs').where('name', '<>', 'send-mail').execute()
    desk.mailsFailWith(new Error('mail not sent: EAUTH AUTH PLAIN 535'))
    for (const _ of [1, 2, 3]) await desk.later(MINUTE)
    expect(await kinds()).toEqual([])
    await mails()
      .set({ created_at: ago(61 * MINUTE) })
      .execute()
    const item = await only()
    expect(item).toMatchObject({ kind: 'jobsStuck', subject: 'send-mail', actions: ['retry'] })
    expect(item.cause).toBe(
      'Sending mails: 2 tasks have been failing for an hour or more. The mail server does not accept the shop’s login.',
    )
    desk.mailsFailWith(undefined)
    await retry(item)
    await work()
    expect(desk.sent).toHaveLength(2)
    expect(await kinds()).toEqual([])
  })

  test('work that nobody does is told: a task of a kind that this shop does not know', async () => {
    const job = { id: '01930000-0000-7000-8000-00000000aaaa', name: 'paint-fence', data: '{}', key: null }
    await shop.db
      .insertInto('jobs')
      .values({ ...job, run_at: ago(61 * MINUTE), lease: null, last_error: null, failed_at: null })
      .execute()
    expect(await only()).toMatchObject({ kind: 'jobsStuck', subject: 'paint-fence' })
  })

  test('a task that was given up is tried again, or settled', async () => {
    const { id } = await bought()
    await work()
    await shop.db
      .insertInto('jobs')
      .values({
        id: '01930000-0000-7000-8000-00000000bbbb',
        name: 'cancel-shipment',
        data: JSON.stringify({ orderId: id }),
        key: id,
        lease: null,
        last_error: 'shiprocket does not answer: find an order',
        failed_at: new Date(),
      })
      .execute()
    const item = await only()
    expect(item).toMatchObject({ kind: 'jobFailed', order: { id } })
    expect(item.cause).toBe(
      'Taking a parcel back from the courier: given up after the last try. The courier service did not answer.',
    )
    await retry(item)
    expect(await kinds()).toEqual([])
    await work()
    expect(await shop.db.selectFrom('jobs').select('id').where('name', '=', 'cancel-shipment').execute()).toEqual([])
  })

  test('signed news that cannot be read is told once per provider, and again when more comes', async () => {
    const tell = async (body: string) => {
      const { headers } = desk.razorpay.sign(body)
      return shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: body, headers })
    }
    expect((await tell('{"event":"settlement.processed","payload":{}}')).statusCode).toBe(200)
    expect(await kinds(), 'news of other things is none').toEqual([])
    await tell('{"event":"refund.processed","payload":{"refund":{"entity":{"id":7}}}}')
    await tell('not even json')
    const item = await only()
    expect(item).toMatchObject({ kind: 'eventsUnread', subject: 'razorpay' })
    expect(item.cause).toBe('Razorpay sent 2 messages that the shop does not understand.')
    await settle(item)
    expect(await kinds()).toEqual([])
    await tell('{"event":7}')
    expect(await kinds()).toEqual(['eventsUnread'])
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
  expect(pages).toEqual(whole.data)
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
