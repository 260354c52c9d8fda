import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { CALLBACK, ORDERS, openDraft } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { cancelOrderJob } from './cancellation.ts'
import { queuePartRefund } from './queue-refund.ts'
import { refundPaymentJob } from './refund-payment.ts'

const { shop, razorpay, gateways } = await razorpayShop()
const MANAGE = `${ORDERS}/manageOrder`

let asha: Shopper
let admin: Shopper
let pen: { id: string }
let book: { id: string }
beforeEach(async () => {
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  pen = await putOnSale(shop.db, { slug: 'pen', name: 'Blue Pen', price: 100, stock: 5 })
  book = await putOnSale(shop.db, { slug: 'book', name: 'Red Notebook', price: 50, stock: 5 })
})

/** Two pens and a notebook: 250 and tax, paid. */
async function bought(): Promise<string> {
  const items = [
    { productId: pen.id, quantity: 2 },
    { productId: book.id, quantity: 1 },
  ]
  const { body } = await openDraft(asha, items, 295)
  return (await asha.post(CALLBACK, razorpay.pay(body.order.id))).body.data.orderId
}
async function delivered(): Promise<string> {
  const id = await bought()
  await act(id, 'status', { status: 'delivered' })
  return id
}
const act = (id: string, what: string, body: object = {}) => actOn(admin, id, what, body)
const refund = (id: string, wish: object) => act(id, 'refunds', { key: newId(), cause: 'damaged', ...wish })
const onePen = { lines: [{ place: 0, quantity: 1 }] }
const work = () => workOff(shop.db, gateways(), [refundPaymentJob, cancelOrderJob])
const staffSee = async (id: string) => (await admin.get(`${MANAGE}/${id}`)).body
const paidBack = () => [...razorpay.refunds.values()].map(({ amount }) => amount)
const stockOf = async ({ id }: { id: string }) =>
  (await shop.db.selectFrom('all_products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
const orderRow = (id: string) => shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const history = async (id: string) => (await admin.get(`/api/v2/admin/history/order/${id}`)).body.data

describe('a part of an order is paid back', () => {
  test('more than is left is refused in words, also where it was found late', async () => {
    const { payment_id: paymentId } = await orderRow(await delivered())
    const part = { id: newId(), paymentId, amountPaise: 295_01, lines: [], cause: 'goodwill' as const }
    const late = shop.db
      .transaction()
      .execute((tx) => queuePartRefund(tx, { ...part, note: null, restocked: false, requestKey: newId() }, new Date()))
    await expect(late).rejects.toMatchObject({
      kind: { code: 'admin/too-much' },
      message: 'You can refund at most ₹295.',
    })
  })

  test('a rest that no provider pays back is neither left over nor asked for again and again', async () => {
    const id = await delivered()
    const { payment_id: paymentId } = await orderRow(id)
    const refused = await refund(id, { amount: 294.5 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'admin/rest-too-little', fields: { amount: expect.stringContaining('₹294') } },
    })
    razorpay.refundInDashboard(paymentId, 294_50)
    await act(id, 'refund')
    await work()
    const asked = razorpay.keys.length
    expect((await act(id, 'refund')).body.message).toBe('Trying the refund again.')
    await work()
    expect([paidBack(), razorpay.keys.length], 'the provider is not asked for less than ₹1').toEqual([[294_50], asked])
    expect(await staffSee(id)).toMatchObject({
      refunds: expect.arrayContaining([
        expect.objectContaining({ amount: 0.5, state: 'failed', failure: expect.stringContaining('₹1') }),
      ]),
    })
  })

  test('with its tax, its reason and its lines, and the buyer is told for what', async () => {
    const id = await delivered()
    const { body } = await refund(id, { ...onePen, note: 'Ink ran out' })
    expect(body).toEqual({ success: true, message: 'Refund of ₹118 requested from the payment provider.' })
    expect(await staffSee(id)).toMatchObject({ data: { payment_status: 'Refund due', refund: { open: 118 } } })
    await work()
    expect(paidBack()).toEqual([118_00])
    expect(await staffSee(id)).toMatchObject({
      data: { payment_status: 'Partly refunded', refund: { state: 'done', done: 118, open: 0 } },
      refunds: [
        {
          ...{ amount: 118, state: 'done', why: 'Damaged or faulty', note: 'Ink ran out', restocked: false },
          lines: [{ place: 0, quantity: 1, amount: 118 }],
        },
      ],
      pieces: [
        { refunded: 1, restocked: 0 },
        { refunded: 0, restocked: 0 },
      ],
    })
    expect(await orderRow(id)).toMatchObject({ refunded_paise: 118_00, status: 'delivered' })
    const mail = (await queuedMails(shop.db)).find(({ subject }) => subject.startsWith('Your refund'))
    expect(mail?.text).toContain('refunded ₹118 of the ₹295')
    expect(mail?.text).toContain('1 × Blue Pen')
    const [entry] = await history(id)
    expect(entry).toMatchObject({
      action: 'Refund requested',
      by: 'Meera Admin',
      changes: { amount: [null, '₹118'], items: [null, '1 × Blue Pen'], reason: [null, 'Damaged or faulty'] },
    })
    expect(JSON.stringify(entry), 'words about the buyer stay off the log').not.toContain('Ink')
  })

  test('once, however often the same request comes', async () => {
    const id = await delivered()
    const wish = { key: newId(), cause: 'goodwill', amount: 40, seen: (await staffSee(id)).version }
    const answers = await Promise.all([act(id, 'refunds', wish), act(id, 'refunds', wish)])
    await work()
    answers.push(await act(id, 'refunds', wish))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await work()
    expect(paidBack()).toEqual([40_00])
  })

  test('piece by piece until nothing is left, then no more', async () => {
    const id = await delivered()
    await refund(id, onePen)
    await refund(id, { amount: 100 })
    expect((await refund(id, { amount: 77.01 })).body).toMatchObject({
      code: 'admin/too-much',
      fields: { amount: 'You can refund at most ₹77.' },
    })
    expect((await refund(id, { lines: [{ place: 0, quantity: 2 }] })).body).toMatchObject({
      fields: { lines: 'Only 1 of “Blue Pen” can still be refunded.' },
    })
    // What is left is less than the pieces cost.
    await refund(id, {
      lines: [
        { place: 0, quantity: 1 },
        { place: 1, quantity: 1 },
      ],
    })
    expect((await refund(id, { amount: 1 })).body.code).toBe('admin/nothing-to-refund')
    await work()
    expect(paidBack().toSorted((a, b) => a - b)).toEqual([77_00, 100_00, 118_00])
    expect((await staffSee(id)).data).toMatchObject({ payment_status: 'Refunded', refund: { done: 295 } })
  })

  test('and the rest goes back with the whole refund', async () => {
    const id = await delivered()
    await refund(id, onePen)
    await act(id, 'refund')
    await work()
    expect(paidBack().toSorted((a, b) => a - b)).toEqual([118_00, 177_00])
  })

  test('of what is not sent yet, and a cancellation pays and restocks only the rest', async () => {
    const id = await bought()
    await refund(id, { ...onePen, cause: 'unavailable', restock: true })
    await work()
    expect([await stockOf(pen), await stockOf(book)]).toEqual([4, 4])
    expect((await refund(id, { amount: 177 })).body.code).toBe('admin/cancel-instead')
    await act(id, 'status', { status: 'cancelled' })
    await work()
    expect(paidBack().toSorted((a, b) => a - b)).toEqual([118_00, 177_00])
    expect([await stockOf(pen), await stockOf(book)]).toEqual([5, 5])
    const mail = (await queuedMails(shop.db)).find(({ subject }) => subject.includes('is cancelled'))
    expect(mail?.text).toContain('already refunded ₹118, and we’re refunding the remaining ₹177')
  })

  test('that failed is told at the desk, and tried again', async () => {
    const id = await delivered()
    razorpay.refuseRefunds('This payment is too old to be refunded')
    await refund(id, onePen)
    await work()
    expect((await staffSee(id)).data.refund).toMatchObject({ state: 'failed', open: 118 })
    const desk = (await admin.get('/api/v2/admin/attention?kind=refundFailed')).body
    expect(desk.data).toHaveLength(1)
    razorpay.refuseRefunds(undefined)
    await act(id, 'refund')
    await work()
    expect(paidBack()).toEqual([118_00])
    expect((await staffSee(id)).refunds[0]).toMatchObject({ state: 'done', lines: [{ quantity: 1 }] })
  })
})

describe('pieces that came back', () => {
  test('go into the stock once, whether with a refund or with the whole order', async () => {
    const id = await delivered()
    await refund(id, { ...onePen, restock: true })
    expect([await stockOf(pen), await stockOf(book)]).toEqual([4, 4])
    await act(id, 'status', { status: 'returned', restock: true })
    expect([await stockOf(pen), await stockOf(book)]).toEqual([5, 5])
    const again = await refund(id, { ...onePen, restock: true })
    expect(again.body).toMatchObject({ code: 'admin/not-for-sale', fields: { restock: expect.any(String) } })
    expect((await act(id, 'restock')).body.code).toBe('admin/nothing-to-restock')
    expect([await stockOf(pen), await stockOf(book)]).toEqual([5, 5])
  })

  test('all of them one by one leave nothing to put back', async () => {
    const id = await delivered()
    await act(id, 'status', { status: 'returned' })
    await refund(id, { lines: [{ place: 0, quantity: 2 }], restock: true })
    expect((await staffSee(id)).mayRestock).toBe(true)
    await refund(id, { lines: [{ place: 1, quantity: 1 }], restock: true })
    expect((await staffSee(id)).mayRestock).toBe(false)
    expect([await stockOf(pen), await stockOf(book)]).toEqual([5, 5])
  })
})

describe('is refused', () => {
  test('what is on its way, being cancelled, or wished without a reason', async () => {
    const id = await bought()
    expect((await act(id, 'refunds', { key: newId(), amount: 10, cause: 'other' })).body.fields).toEqual({
      note: 'Say why in a few words',
    })
    expect((await act(id, 'refunds', { key: newId(), amount: 10 })).body.fields).toEqual({ cause: 'Choose a reason' })
    expect((await act(id, 'refunds', { cause: 'late', amount: 10 })).status).toBe(400)
    expect((await refund(id, { amount: -1 })).status).toBe(400)
    await act(id, 'status', { status: 'shipped' })
    // A courier has it; of what staff carry themselves they know where it is.
    await shop.db.updateTable('shipments').set({ status: 'sent', courier_stage: 'inTransit' }).execute()
    expect((await refund(id, onePen)).body.code).toBe('admin/parcel-moves')
    expect((await refund(newId(), onePen)).status).toBe(404)
  })

  test('what a colleague changed meanwhile, with what they did', async () => {
    const id = await delivered()
    const { version } = await staffSee(id)
    await act(id, 'status', { status: 'returned' })
    const { status, body } = await refund(id, { ...onePen, seen: version })
    expect([status, body.code]).toEqual([409, 'admin/stale'])
    expect(body.message).toContain('Meera Admin marked it as returned just now')
    expect((await refund(id, { ...onePen, seen: (await staffSee(id)).version })).status).toBe(200)
  })
})

test('what staff wrote about a refund goes with the buyer’s account', async () => {
  const id = await delivered()
  await refund(id, { ...onePen, note: 'Asha called twice' })
  await work()
  await admin.call('DELETE', `/api/v1/users/deleteUser/${asha.id}`)
  expect((await staffSee(id)).refunds[0]).toMatchObject({ note: null, why: 'Damaged or faulty' })
})
