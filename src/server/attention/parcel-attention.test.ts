import { describe, expect, test } from 'vitest'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { applyTracking } from '#server/shipping/apply-tracking.ts'
import { ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { deskShop } from '#tests/support/test-shop-desk.ts'

const desk = await deskShop()
const { shop, work, bought, only, kinds, retry, settle, actionsOn } = desk
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ago = (ms: number) => new Date(Date.now() - ms)
const shipments = () => shop.db.updateTable('shipments')

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
    expect(item.remedy).toBe('Recharge the wallet, then retry.')
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
    expect(item.cause).toBe('The courier rejected this part of the address: phone number.')
    expect(item.actions).toEqual(['editAddress', 'retry', 'cancel', 'settle'])
    expect((await settle(item, '   ')).body.fields).toHaveProperty('note')
    expect((await settle(item, 'Taken by hand')).status).toBe(200)
    expect(await kinds()).toEqual([])
    expect((await settle(item)).body.code).toBe('attention/gone')
    expect(await actionsOn(id)).toContain('Marked as resolved by Meera Admin')
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
    expect(item.cause).toContain('The courier service rejected it.')
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
  async function parcel(courier_stage: DeliveryStage, seen: Date, more: object = {}): Promise<string> {
    const { id } = await bought()
    await work()
    await shipments()
      .set({ courier_stage, courier_status_at: seen, ...more })
      .where('order_id', '=', id)
      .execute()
    return id
  }
  const order = (id: string, status: 'shipped' | 'returned' | 'delivered') =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()

  test.each(['lost', 'damaged'] as const)(
    'one that is %s, until it is refunded and claimed from the courier',
    async (stage) => {
      const id = await parcel(stage, ago(MINUTE))
      await shop.db.updateTable('orders').set({ status: 'shipped', delivery_stage: 'lost' }).execute()
      expect(await only()).toMatchObject({ kind: 'parcelLost', order: { id }, amount: 118 })
      expect((await actOn(desk.admin, id, 'refund')).status).toBe(200)
      const claim = await only()
      expect(claim).toMatchObject({ actions: ['settle'], remedy: expect.stringContaining('Claim the loss') })
      await settle(claim)
      expect(await kinds()).toEqual([])
    },
  )

  test('one that came back, until it is refunded and its pieces are looked after', async () => {
    const id = await parcel('cameBack', ago(MINUTE), { status: 'done' })
    await order(id, 'returned')
    expect(await only()).toMatchObject({ kind: 'parcelReturned', order: { id } })
    await actOn(desk.admin, id, 'refund')
    expect((await only()).actions).toEqual(['restock', 'settle'])
    await actOn(desk.admin, id, 'restock')
    expect(await kinds()).toEqual([])
  })

  test('one that moves although its order was cancelled, until it is back or settled', async () => {
    const { id } = await bought()
    await work()
    await desk.asha.post(`${ORDERS}/cancelOrder/${id}`)
    await work()
    const told = (stage: 'pickedUp' | 'cameBack', at: Date) =>
      shop.db.transaction().execute((tx) => {
        const scans = [{ at, stage, words: null, place: null }]
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
    expect(item.cause).toContain('In transit')
    desk.courier.asked.length = 0
    await retry(item)
    await work()
    expect(desk.courier.asked.filter((call) => call.includes('/track/'))).toHaveLength(1)
    await shipments().set({ courier_status_at: new Date() }).execute()
    expect(await kinds()).toEqual([])
  })
})
