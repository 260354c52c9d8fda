import { beforeEach, expect, test, vi } from 'vitest'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { sandboxCourier } from '#server/gateways/shipping/sandbox-courier.ts'
import type { CourierGateway, Tracking } from '#server/gateways/shipping/shipping-gateway.ts'
import { newId } from '#server/platform/ids.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { sendShipmentJob } from './send-shipment.ts'
import { keepTracking, trackShipmentsJob } from './track-shipments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const opened = testDatabase()
const db = () => opened.database.db

const track = vi.fn<CourierGateway['track']>()
const shipping = { provider: 'shiprocket', track } as unknown as CourierGateway
beforeEach(() => {
  track.mockReset().mockResolvedValue({ scans: [] })
})

const seen = (stage: DeliveryStage): Tracking => ({
  scans: [{ at: new Date(Date.now() - MINUTE), stage, words: null, place: null }],
})
const awbs = () => track.mock.calls.map(([{ awb }]) => awb)
const nextRound = () => db().selectFrom('jobs').selectAll().where('name', '=', 'track-shipments').execute()
const status = async () => (await db().selectFrom('orders').select('status').executeTakeFirstOrThrow()).status

/** Orders under way, by these numbers of the courier. */
async function underWay(...numbers: string[]) {
  for (const awb of numbers) {
    const { id } = await aPaidOrder(db(), 'shiprocket')
    await db().updateTable('shipments').set({ status: 'sent', awb }).where('order_id', '=', id).execute()
  }
}
/** The one order again, so many times, each under the courier's next number. */
async function copyOrder(times: number) {
  const [payment] = await db().selectFrom('payments').selectAll().execute()
  const [found] = await db().selectFrom('orders').selectAll().execute()
  const [shipment] = await db().selectFrom('shipments').selectAll().execute()
  if (!payment || !found || !shipment) throw new Error('there is no order to copy')
  const { pin: _pin, astray: _astray, ...order } = found
  const copies = Array.from({ length: times }, (_, index) => ({ id: newId(), at: index + 1 }))
  const written = { customer: JSON.stringify(order.customer), address: JSON.stringify(order.address) }
  await db()
    .insertInto('payments')
    .values(copies.map(({ id }) => ({ ...payment, id })))
    .execute()
  await db()
    .insertInto('orders')
    .values(
      copies.map(({ id }) => ({
        ...{ ...order, ...written, id, number: id, invoice_number: id, payment_id: id },
        checkout_id: null,
      })),
    )
    .execute()
  await db()
    .insertInto('shipments')
    .values(copies.map(({ id, at }) => ({ ...shipment, order_id: id, awb: String(Number(shipment.awb) + at) })))
    .execute()
}
async function round(gateway = shipping) {
  await keepTracking(db(), gateway.provider, new Date())
  await letTimePass(db(), 15 * MINUTE)
  await workOff(db(), { shipping: gateway }, [trackShipmentsJob])
}

test('what is under way is asked about every quarter of an hour, until it has arrived', async () => {
  await underWay('1')
  track.mockResolvedValueOnce(seen('inTransit'))
  await round()
  expect(await status()).toBe('shipped')
  const [next] = await nextRound()
  expect(Math.round(((next?.run_at.getTime() ?? 0) - Date.now()) / MINUTE)).toBe(15)
  track.mockResolvedValueOnce(seen('delivered'))
  await round()
  expect(await status()).toBe('delivered')
  await round()
  expect(awbs()).toEqual(['1', '1'])
  expect(await nextRound()).toEqual([])
})

test('fifty at a time, those first that were not asked about for longest', async () => {
  await underWay('1000')
  await copyOrder(54)
  const numbers = Array.from({ length: 55 }, (_, index) => String(1000 + index))
  await round()
  expect(awbs()).toHaveLength(50)
  const left = numbers.filter((awb) => !awbs().includes(awb))
  track.mockClear()
  await round()
  expect(awbs().slice(0, 5).toSorted()).toEqual(left)
})

test('a courier that is away is left alone after three tries, and asked again next time', async () => {
  await underWay('1', '2', '3', '4', '5')
  track.mockRejectedValue(new Error('away'))
  await round()
  expect(awbs()).toHaveLength(3)
  expect(await nextRound()).toHaveLength(1)
  track.mockReset().mockResolvedValue({ scans: [] })
  await round()
  expect(awbs()).toHaveLength(5)
})

test('one parcel that cannot be tracked keeps nobody waiting', async () => {
  await underWay('1', '2', '3')
  track.mockImplementation(async ({ awb }) => {
    if (awb === '2') throw new Error('AWB not found')
    return seen('inTransit')
  })
  await round()
  const orders = await db().selectFrom('orders').select('status').execute()
  expect(orders.filter((order) => order.status === 'shipped')).toHaveLength(2)
})

test('parcels of another courier, waiting ones and those of long ago are not asked about', async () => {
  await underWay('1', '2')
  await aPaidOrder(db(), 'shiprocket')
  const longAgo = new Date(Date.now() - 61 * 24 * HOUR)
  await db().updateTable('shipments').set({ provider: 'sandbox' }).where('awb', '=', '1').execute()
  await db().updateTable('shipments').set({ created_at: longAgo }).where('awb', '=', '2').execute()
  await round()
  expect(awbs()).toEqual([])
})

test('[sandbox] a parcel moves along as time goes by, and the order with it', async () => {
  const start = Date.now() - 40 * HOUR
  let now = start
  const sandbox = sandboxCourier(db(), () => new Date(now))
  const { id } = await aPaidOrder(db(), 'sandbox', { orderedAt: new Date(start) })
  await workOff(db(), { shipping: sandbox }, [sendShipmentJob])
  const [first] = await nextRound()
  expect(Math.round(((first?.run_at.getTime() ?? 0) - Date.now()) / MINUTE)).toBe(1)
  const way: unknown[] = []
  for (const hours of [0, 0.5, 2, 24, 30]) {
    now = start + hours * HOUR
    await round(sandbox)
    const { status: is, delivery_stage: told } = await db()
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    way.push([is, told])
  }
  expect(way).toEqual([
    ['processing', 'pickupScheduled'],
    ['shipped', 'pickedUp'],
    ['shipped', 'inTransit'],
    ['shipped', 'outForDelivery'],
    ['delivered', 'delivered'],
  ])
  await round(sandbox)
  expect(await nextRound()).toEqual([])
})
