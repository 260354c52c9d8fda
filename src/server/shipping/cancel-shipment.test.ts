import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { troubles } from '#server/attention/troubles.store.ts'
import type { CourierGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { shiprocketGateway } from '#server/gateways/shipping/shiprocket-gateway.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { cancelInShop } from '#tests/support/cancelled-order.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'
import { cancelShipmentJob } from './cancel-shipment.ts'
import { sendShipmentJob } from './send-shipment.ts'

const HOUR = 60 * 60_000
const opened = testDatabase()
const db = () => opened.database.db

let vendor: Awaited<ReturnType<typeof startShiprocketStandIn>>
let shipping: CourierGateway
beforeEach(async () => {
  vendor = await startShiprocketStandIn()
  shipping = shiprocketGateway(vendor.settings)
})
afterEach(() => vendor.goAway())

const order = async () => (await aPaidOrder(db(), 'shiprocket')).id
const work = (gateway = shipping) => workOff(db(), { shipping: gateway }, [sendShipmentJob, cancelShipmentJob])
const statuses = async () => (await db().selectFrom('shipments').select('status').execute()).map(({ status }) => status)
const waiting = () => db().selectFrom('jobs').select('name').where('name', 'like', '%-shipment').execute()

async function expectCancelled() {
  expect(await statuses()).toEqual(['cancelled'])
  expect(await waiting()).toEqual([])
  expect(vendor.orders.filter(({ cancelled }) => !cancelled)).toEqual([])
}

test('an order cancelled before the courier knew of it never gets there', async () => {
  await cancelInShop(db(), await order())
  await work()
  expect(vendor.orders).toEqual([])
  await expectCancelled()
})

test('an order that was announced only is cancelled there', async () => {
  const id = await order()
  vendor.suffer('assign/awb', { status: 500 })
  await work()
  await cancelInShop(db(), id)
  await letTimePass(db(), HOUR)
  await work()
  expect(vendor.orders).toMatchObject([{ cancelled: true, awb: null, shipmentCancelled: false }])
  await expectCancelled()
})

test('an order that a courier was to fetch is cancelled with its shipment', async () => {
  const id = await order()
  await work()
  await cancelInShop(db(), id)
  await work()
  expect(vendor.orders).toMatchObject([{ cancelled: true, shipmentCancelled: true }])
  await expectCancelled()
})

test('an order whose announcement was never answered is found and cancelled', async () => {
  const id = await order()
  vendor.suffer('adhoc', 'unanswered')
  await work(shiprocketGateway(vendor.settings, 2_000))
  await cancelInShop(db(), id)
  await letTimePass(db(), HOUR)
  await work()
  expect(vendor.orders).toMatchObject([{ cancelled: true }])
  await expectCancelled()
})

test.each(['create', 'assignCourier', 'requestPickup'] as const)(
  'cancelled while %s is under way, it is taken back',
  async (step) => {
    const id = await order()
    await work({
      ...shipping,
      [step]: async (input: never, signal: never) => {
        await cancelInShop(db(), id)
        await workOff(db(), { shipping }, [cancelShipmentJob])
        return shipping[step](input, signal)
      },
    })
    await letTimePass(db(), HOUR)
    await work()
    expect(vendor.orders).toMatchObject([{ cancelled: true }])
    await expectCancelled()
  },
)

test('with the courier away the cancellation waits, and asked twice it is done once', async () => {
  const id = await order()
  await work()
  await vendor.goAway()
  await cancelInShop(db(), id)
  await work()
  expect(await waiting()).toEqual([{ name: 'cancel-shipment' }])
  await vendor.comeBack()
  await letTimePass(db(), HOUR)
  await work()
  await cancelInShop(db(), id)
  await work()
  await expectCancelled()
  expect(vendor.asked.filter((call) => call === 'POST /orders/cancel')).toHaveLength(1)
})

describe('a parcel that was fetched before it could be taken back, and of which no webhook told', () => {
  beforeEach(async () => {
    await order()
    await work()
    for (const parcel of vendor.orders)
      vendor.scan(parcel, { date: '2026-11-16 09:30:00', id: 42, label: 'Picked Up', place: 'Pune' })
  })
  const theOrder = () => db().selectFrom('orders').select(['id', 'status']).executeTakeFirstOrThrow()
  const onDesk = async () => (await troubles(db(), new Date(), { limit: 9 })).map(({ kind }) => kind)

  test('is on the desk of the staff, and the courier is asked no more', async () => {
    await cancelInShop(db(), (await theOrder()).id)
    await work()
    expect(await onDesk()).toEqual(['parcelRunaway'])
    expect(await waiting()).toEqual([])
    expect(await theOrder()).toMatchObject({ status: 'cancelled' })
  })

  test('is asked about again while the courier does not say where it is', async () => {
    await cancelInShop(db(), (await theOrder()).id)
    await work({ ...shipping, track: async () => ({ scans: [] }) })
    expect(await waiting()).toEqual([{ name: 'cancel-shipment' }])
  })

  test('is on the desk beside the one that staff said they send by other ways', async () => {
    const { id } = await theOrder()
    await db().updateTable('shipments').set({ status: 'byHand' }).execute()
    await enqueue(db(), cancelShipmentJob, { orderId: id })
    await work()
    expect(await theOrder()).toMatchObject({ status: 'processing' })
    expect(await onDesk()).toEqual(['parcelTwice'])
    expect(await waiting()).toEqual([])
  })
})
