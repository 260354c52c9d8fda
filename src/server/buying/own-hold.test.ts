import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { CALLBACK, letDraftsAge, openDraft } from '#tests/support/buying.ts'
import { whileHeld } from '#tests/support/held-locks.ts'
import { aShopper, putOnSale, type Shopper, stockOf } from '#tests/support/shoppers.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { razorpayShop } from '#tests/support/test-shop-providers.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { endHoldJob } from './end-hold.ts'
import { sweepCheckoutJob } from './sweep-checkout.ts'

const { shop, razorpay, gateways } = await razorpayShop()

const MINUTE = 60_000
let asha: Shopper
let ravi: Shopper
let pen: { id: string }
let book: { id: string }
beforeEach(async () => {
  pen = await putOnSale(shop.db, { name: 'Blue Pen', price: 100, stock: 2 })
  book = await putOnSale(shop.db, { name: 'Notebook', price: 100, stock: 1000 })
  asha = await aShopper(shop)
  ravi = await aShopper(shop, { fullName: 'Ravi Nair' })
})

const pens = (quantity: number) => [{ productId: pen.id, quantity }]
const open = (who: Shopper, quantity = 2, more: object = {}) => openDraft(who, pens(quantity), 118 * quantity, more)
const stock = (product = pen) => stockOf(shop.db, product)
const work = () => workOff(shop.db, gateways(), [sweepCheckoutJob, endHoldJob])

/** So much time goes by for the checkouts and their jobs. */
async function pass(minutes: number): Promise<void> {
  const ms = minutes * MINUTE
  await letDraftsAge(shop.db, ms)
  await letTimePass(shop.db, ms)
}

/** The same, and what falls due in it is done. */
async function later(minutes: number): Promise<void> {
  await pass(minutes)
  await work()
}

describe('pieces that wait for my payment', () => {
  const checked = async (who: Shopper) =>
    (await who.post('/api/v2/cart/check', { productIds: [pen.id, book.id] })).body.data.map(
      ({ stocks }: { stocks: number }) => stocks,
    )

  test('are there for me and for nobody else', async () => {
    await open(asha)
    expect(await stock()).toBe(0)
    expect(await checked(asha)).toEqual([2, 1000])
    expect(await checked(ravi)).toEqual([0, 1000])
    const visitor = await shop.call('POST', '/api/v2/cart/check', { productIds: [pen.id] })
    expect(visitor.body.data).toMatchObject([{ stocks: 0 }])
    expect((await shop.call('GET', `/api/v1/product/getProduct/${pen.id}`)).body.data.stocks).toBe(0)
  })

  test('stay available in my cart, on every device and after every change of it', async () => {
    await open(asha)
    const set = await asha.post('/api/v2/cart/set', { items: pens(1) })
    expect(set.body.data).toMatchObject([{ product: { stocks: 2 } }])
    const merged = await asha.post('/api/v2/cart/merge', { items: pens(2) })
    expect(merged.body.data).toMatchObject([{ product: { stocks: 2 }, quantity: 2 }])
    expect((await asha.get('/api/v2/cart')).body.data).toMatchObject([{ product: { stocks: 2 } }])
  })

  test('are counted once they are given up or paid for as for everyone', async () => {
    const { body } = await open(asha, 1)
    expect(await checked(asha)).toEqual([2, 1000])
    await asha.post(CALLBACK, razorpay.pay(body.order.id))
    expect(await checked(asha)).toEqual([1, 1000])
    await open(asha, 1)
    await later(15)
    expect([await checked(asha), await checked(ravi)]).toEqual([
      [1, 1000],
      [1, 1000],
    ])
  })
})

describe('a hold ends', () => {
  test('half an hour after it began, however often it is renewed', async () => {
    await open(asha)
    await later(14)
    await open(asha)
    await later(14)
    expect((await open(asha)).status).toBe(200)
    expect(await stock(), 'after 28 minutes').toBe(0)
    await later(2)
    expect(await stock(), 'after 30 minutes').toBe(2)
  })

  test('half an hour after it began also when the draft is another one each time', async () => {
    await open(asha, 2)
    await later(14)
    await open(asha, 2, { couponCode: 'DISCOUNT10', amount: 212.4 })
    await later(9)
    await openDraft(asha, [...pens(2), { productId: book.id, quantity: 1 }], 354)
    expect(await stock()).toBe(0)
    await later(7)
    expect(await stock()).toBe(2)
  })

  test.each([400, 401, 404, 500])('in time when the provider answers %d', async (status) => {
    const { body } = await open(asha)
    razorpay.suffer({ status })
    await later(15)
    await later(10)
    expect(await stock()).toBe(2)
    razorpay.suffer(undefined)
    // What was paid all the same is not lost.
    razorpay.pay(body.order.id)
    await later(60)
    const orders = await shop.db.selectFrom('orders').select('status').execute()
    expect(orders).toEqual([{ status: 'processing' }])
  })

  test('in time while the provider is being asked and says nothing', async () => {
    await open(asha)
    const question = razorpay.holdNext()
    await pass(15)
    const asking = work()
    await question.arrived
    await pass(10)
    await workOff(shop.db, {}, [endHoldJob])
    expect(await stock()).toBe(2)
    question.answer()
    await asking
    expect(await stock()).toBe(2)
  })

  test.runIf(onRealPostgres).each([
    ['the sweeper', sweepCheckoutJob],
    ['the end of its time', endHoldJob],
  ])('not by %s while it is being renewed', async (_, job) => {
    await open(asha)
    await pass(26)
    const now = new Date()
    const hold = { held_since: now, expires_at: new Date(now.getTime() + 15 * MINUTE) }
    const renew = (tx: Db) => tx.updateTable('checkouts').set(hold).execute()
    await whileHeld(shop.db, renew, () => workOff(shop.db, gateways(), [job]))
    expect(await stock(), 'renewed').toBe(0)
    await later(30)
    expect(await stock(), 'its new time is over').toBe(2)
  })

  test('in time after the shop has changed its provider', async () => {
    await open(asha)
    await shop.db.updateTable('payment_orders').set({ provider: 'sandbox' }).execute()
    await later(15)
    expect(await stock()).toBe(2)
  })
})

describe('while the provider is slow', () => {
  test('opening the same draft again answers one payment order, and the pieces stay held', async () => {
    const first = razorpay.holdNext()
    const opening = open(asha)
    await first.arrived
    const second = await open(asha)
    expect(second.status).toBe(200)
    first.answer()
    const { status, body } = await opening
    expect([status, body.order?.id]).toEqual([200, second.body.order.id])
    expect(await stock()).toBe(0)
  })

  test('a second try that fails does not release what the first one holds', async () => {
    const first = razorpay.holdNext()
    const opening = open(asha)
    await first.arrived
    razorpay.suffer({ status: 503 })
    expect((await open(asha)).status).toBe(503)
    expect(await stock()).toBe(0)
    razorpay.suffer(undefined)
    first.answer()
    expect((await opening).status).toBe(200)
    expect(await stock()).toBe(0)
  })

  test('another draft of the same shopper leaves the first one its pieces', async () => {
    const first = razorpay.holdNext()
    const opening = open(asha)
    await first.arrived
    expect((await openDraft(asha, [{ productId: book.id, quantity: 1 }], 118)).status).toBe(200)
    expect([await stock(), await stock(book)]).toEqual([0, 999])
    first.answer()
    expect((await opening).status).toBe(200)
    expect((await openDraft(asha, [{ productId: book.id, quantity: 2 }], 236)).status).toBe(200)
    expect([await stock(), await stock(book)], 'nobody is asked any more: one draft at a time').toEqual([2, 998])
  })

  test('one shopper does not open draft upon draft', async () => {
    const slow = []
    for (const quantity of [1, 2, 3]) {
      const one = razorpay.holdNext()
      slow.push({ one, opening: openDraft(asha, [{ productId: book.id, quantity }], 118 * quantity) })
      await one.arrived
    }
    const fourth = await openDraft(asha, [{ productId: book.id, quantity: 4 }], 472)
    expect([fourth.status, fourth.body.code]).toEqual([409, 'payments/too-many-open'])
    for (const { one, opening } of slow) {
      one.answer()
      expect((await opening).status).toBe(200)
    }
    expect(await stock(book)).toBe(994)
  })
})

test('one account holds no more than a thousand pieces', async () => {
  const ink = await putOnSale(shop.db, { name: 'Ink', price: 100, stock: 5000 })
  const items = (quantity: number) => [
    { productId: book.id, quantity: 600 },
    { productId: ink.id, quantity },
  ]
  const refused = await openDraft(asha, items(401), 118_118)
  expect(refused).toMatchObject({ status: 409, body: { code: 'payments/too-many-pieces' } })
  expect(refused.body.message).toContain('1,000')
  expect(await stock(book)).toBe(1000)
  expect((await openDraft(asha, items(400), 118_000)).status).toBe(200)
})
