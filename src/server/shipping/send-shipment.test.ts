import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Gateways } from '#server/gateways/gateways.ts'
import { ownDelivery } from '#server/gateways/shipping/own-delivery.ts'
import type { CourierGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { shiprocketGateway } from '#server/gateways/shipping/shiprocket-gateway.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { cancelInShop } from '#tests/support/cancelled-order.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { cancelShipmentJob } from './cancel-shipment.ts'
import { sendShipment, sendShipmentJob } from './send-shipment.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** For a vendor that will not answer: nobody waits as long as the shop does. */
const HASTY_MS = 2_000
const opened = testDatabase()
const db = () => opened.database.db

let vendor: Awaited<ReturnType<typeof startShiprocketStandIn>>
let shipping: CourierGateway
beforeEach(async () => {
  vendor = await startShiprocketStandIn()
  shipping = shiprocketGateway(vendor.settings)
})
afterEach(() => vendor.goAway())

const order = () => aPaidOrder(db(), 'shiprocket')
const work = (gateway = shipping) => workOff(db(), { shipping: gateway }, [sendShipmentJob])
const shipments = () => db().selectFrom('shipments').selectAll().orderBy('created_at').execute()
const jobs = () => db().selectFrom('jobs').selectAll().where('name', '=', 'send-shipment').execute()
const send = (id: string, gateway = shipping) => {
  const gateways = { shipping: gateway } as TradeCtx['gateways']
  return sendShipment({ db: db(), gateways, now: new Date(), log: keptLog().log }, id)
}
const timeline = async (id: string) => {
  const events = await db().selectFrom('order_events').select('kind').where('order_id', '=', id).orderBy('id').execute()
  return events.map(({ kind }) => kind)
}
const WHOLE = ['orderPlaced', 'courierAssigned', 'pickupScheduled']

test('what staff are to ship is not told to a courier that is set up later', async () => {
  const { id } = await aPaidOrder(db(), 'own')
  await send(id)
  await cancelInShop(db(), id)
  await send(id)
  expect(vendor.orders).toEqual([])
  expect(await jobs()).toEqual([])
})

test('what waits for a courier whose keys are gone keeps waiting for it, and says so', async () => {
  await order()
  await workOff(db(), { shipping: ownDelivery }, [sendShipmentJob])
  expect(await shipments()).toMatchObject([
    {
      status: 'waiting',
      provider: 'shiprocket',
      trouble: 'unreachable',
      trouble_text: 'this order belongs to shiprocket',
    },
  ])
})

test('what waited for its turn is announced when that comes, not when its job was taken', async () => {
  const { id } = await order()
  vendor.suffer('adhoc', { status: 500 })
  const gateways = { shipping } as Gateways
  const signal = new AbortController().signal
  const taken = { now: new Date(Date.now() - HOUR), id: newId(), isLastTry: false, signal }
  const told = sendShipmentJob.run({ ...taken, db: db(), gateways, log: keptLog().log }, { orderId: id })
  await expect(told).rejects.toThrow('refused to take an order')
  const [parcel] = await shipments()
  expect(Date.now() - (parcel?.announced_at?.getTime() ?? 0)).toBeLessThan(HOUR / 2)
})

test.each([{ status: 200 }, { status: 200, body: { pickup_status: 0, response: { data: 'No slot' } } }])(
  'a courier that answers %j to a pickup has not planned it: it is in trouble, and asked again',
  async (answer) => {
    const { id } = await order()
    vendor.suffer('generate/pickup', answer)
    await work()
    expect(await shipments()).toMatchObject([{ status: 'waiting', trouble: 'unreachable' }])
    expect(await timeline(id)).not.toContain('pickupScheduled')
    await letTimePass(db(), HOUR)
    await work()
    expect(await shipments()).toMatchObject([{ status: 'sent', trouble: null }])
    expect(await timeline(id)).toEqual(WHOLE)
  },
)

test.each(['shiprocket', 'own'] as const)(
  'an order of the sandbox that is cancelled leaves nothing to do when the courier is %s by now',
  async (courier) => {
    const { id } = await aPaidOrder(db(), 'sandbox')
    await cancelInShop(db(), id)
    await workOff(db(), { shipping: courier === 'own' ? ownDelivery : shipping }, [sendShipmentJob, cancelShipmentJob])
    expect(await db().selectFrom('jobs').select('name').where('failed_at', 'is not', null).execute()).toEqual([])
  },
)

test('an order reaches the courier as it was paid for, and each step is noted', async () => {
  const { id, number } = await order()
  expect(await shipments()).toMatchObject([{ status: 'waiting', provider: 'shiprocket', awb: null }])
  await work()
  expect(vendor.orders).toMatchObject([{ orderNumber: number, pickups: 1 }])
  expect(vendor.orders[0]?.body).toMatchObject({
    order_id: number,
    billing_customer_name: 'Asha',
    billing_email: 'asha@example.in',
    sub_total: 215,
    // Two pens that do not say what they weigh, a notebook that does, and the packing.
    weight: 0.561,
    order_items: [
      { name: 'Gel Pen', sku: `${number}-0`, units: 2, selling_price: 47.79 },
      { name: 'Notebook', sku: `${number}-1`, units: 1, selling_price: 118 },
    ],
  })
  const { id: vendorId, shipmentId, awb } = vendor.orders[0] ?? {}
  const ids = { provider_order_id: String(vendorId), provider_shipment_id: String(shipmentId), awb }
  expect(await shipments()).toMatchObject([{ ...ids, status: 'sent', courier_name: 'Delhivery Surface' }])
  expect(await timeline(id)).toEqual(WHOLE)
  const told = await db().selectFrom('orders').select(['status', 'delivery_stage']).execute()
  expect(told).toEqual([{ status: 'processing', delivery_stage: 'pickupScheduled' }])
  expect(await jobs()).toEqual([])
})

describe('pieces that were refunded before they were sent', () => {
  async function refunded(lines: { place: number; quantity: number; paise: number }[]): Promise<string> {
    const { id } = await order()
    const { payment_id } = await db().selectFrom('orders').select('payment_id').executeTakeFirstOrThrow()
    const now = new Date()
    const amount_paise = lines.reduce((sum, { paise }) => sum + paise, 0)
    const refund = {
      payment_id,
      amount_paise,
      reason: 'by staff',
      status: 'processed',
      lines: JSON.stringify(lines),
    } as const
    await db()
      .insertInto('refunds')
      .values({ ...refund, id: newId(), created_at: now, status_since: now })
      .execute()
    await work()
    return id
  }

  test('are not announced to the courier, and what is sent is worth less', async () => {
    await refunded([
      { place: 0, quantity: 1, paise: 47_79 },
      { place: 1, quantity: 1, paise: 118_00 },
    ])
    expect(vendor.orders[0]?.body).toMatchObject({
      sub_total: 49.21,
      weight: 0.15,
      order_items: [{ name: 'Gel Pen', units: 1 }],
    })
    expect(vendor.orders[0]?.body.order_items).toHaveLength(1)
  })

  test('no parcel of nothing is made: staff read why', async () => {
    await refunded([
      { place: 0, quantity: 2, paise: 95_58 },
      { place: 1, quantity: 1, paise: 118_00 },
    ])
    expect(vendor.orders).toEqual([])
    expect(await shipments()).toMatchObject([
      { status: 'waiting', trouble: 'refused', trouble_text: expect.stringContaining('nothing to send') },
    ])
  })
})

test('after a coupon the courier is told what was paid', async () => {
  await aPaidOrder(db(), 'shiprocket', { coupon: 'DISCOUNT10' })
  await work()
  expect(vendor.orders[0]?.body.sub_total).toBe(193.5)
})

test('an outage of hours delays orders and loses none', async () => {
  await vendor.goAway()
  for (const _ of [1, 2, 3]) await order()
  for (let hour = 0; hour < 8; hour++) {
    await work()
    await letTimePass(db(), HOUR)
  }
  expect((await jobs()).map(({ failed_at }) => failed_at)).toEqual([null, null, null])
  expect((await shipments()).map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting'])
  await vendor.comeBack()
  await letTimePass(db(), HOUR)
  await work()
  expect(vendor.orders.map(({ pickups }) => pickups)).toEqual([1, 1, 1])
  expect((await shipments()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
  expect(await jobs()).toEqual([])
})

test('it is tried for a week, at first soon and never more than half an hour apart', () => {
  const { retryAfterMs } = sendShipmentJob
  const whole = retryAfterMs.reduce((sum, delay) => sum + delay, 0)
  expect(whole).toBeGreaterThanOrEqual(7 * DAY)
  expect(retryAfterMs[0]).toBeLessThanOrEqual(60_000)
  expect(Math.max(...retryAfterMs)).toBe(HOUR / 2)
})

test.each(['adhoc', 'assign/awb', 'generate/pickup'])('%s done but never answered is not done twice', async (call) => {
  vendor.suffer(call, 'unanswered')
  const { id } = await order()
  await work(shiprocketGateway(vendor.settings, HASTY_MS))
  expect(await jobs()).toMatchObject([{ attempts: 1, failed_at: null }])
  await letTimePass(db(), HOUR)
  await work()
  expect(vendor.orders).toMatchObject([{ pickups: 1 }])
  expect(await shipments()).toMatchObject([{ status: 'sent', awb: vendor.orders[0]?.awb }])
  expect(await timeline(id)).toEqual(WHOLE)
})

describe('a process that dies', () => {
  const STEPS = ['find', 'create', 'assignCourier', 'requestPickup'] as const
  const deaths = STEPS.flatMap((step) => [[step, 'before'] as const, [step, 'after'] as const])

  test.each(deaths)('at %s, %s the courier did it, goes on where it was', async (step, when) => {
    const { id } = await order()
    const dying = {
      ...shipping,
      [step]: async (input: never, signal: never) => {
        if (when === 'after') await shipping[step](input, signal)
        throw new Error('killed')
      },
    }
    await expect(send(id, dying)).rejects.toThrow('killed')
    await send(id)
    expect(vendor.orders).toMatchObject([{ pickups: 1, cancelled: false }])
    expect(await shipments()).toMatchObject([{ status: 'sent', awb: vendor.orders[0]?.awb }])
    expect(await timeline(id)).toEqual(WHOLE)
    const asked = vendor.asked.length
    await send(id)
    expect(vendor.asked).toHaveLength(asked)
  })
})

test('two processes that send the same order make one', async () => {
  const { id } = await order()
  await Promise.allSettled([send(id), send(id)])
  await send(id)
  expect(vendor.orders).toMatchObject([{ pickups: 1 }])
  expect(await shipments()).toMatchObject([{ status: 'sent' }])
})

test('an order that the courier will never take is given up, and its failure names nobody', async () => {
  await aPaidOrder(db(), 'shiprocket', { address: { phoneNumber: '98765' } })
  await work()
  expect(await jobs()).toMatchObject([{ last_error: 'shiprocket refused to take an order: 422 billing_phone' }])
  expect((await jobs())[0]?.failed_at).toBeInstanceOf(Date)
})

test('what was bought in the sandbox is never sent for real', async () => {
  await aPaidOrder(db(), 'sandbox')
  await work()
  expect(vendor.asked).toEqual([])
  expect((await jobs())[0]?.failed_at).toBeInstanceOf(Date)
})

test('what was bought for real waits while its courier is not set', async () => {
  const { id } = await order()
  await expect(send(id, { ...shipping, provider: 'sandbox' })).rejects.toThrow('this order belongs to shiprocket')
  expect(await shipments()).toMatchObject([{ status: 'waiting' }])
})
