import { beforeEach, expect, test } from 'vitest'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { Scan } from '#server/gateways/shipping/shipping-gateway.ts'
import { cancelInShop } from '#tests/support/cancelled-order.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'
import { applyTracking } from './apply-tracking.ts'

const HOUR = 60 * 60_000
const START = Date.now() - 100 * HOUR
const opened = testDatabase()
const db = () => opened.database.db

let id: string
let logged = keptLog()
beforeEach(async () => {
  logged = keptLog()
  id = (await aPaidOrder(db(), 'shiprocket', { orderedAt: new Date(START) })).id
  await db().updateTable('shipments').set({ status: 'sent', awb: '1409' }).execute()
})

const scan = (stage: DeliveryStage, hour: number, place: string | null = null): Scan => ({
  at: new Date(START + hour * HOUR),
  stage,
  words: null,
  place,
})
const apply = (scans: Scan[], awb: string | null = null) =>
  db()
    .transaction()
    .execute((tx) => applyTracking({ db: tx, log: logged.log, now: new Date() }, id, { scans, awb }))
const theOrder = () => db().selectFrom('orders').select(['status', 'delivery_stage as stage']).executeTakeFirstOrThrow()
const theShipment = () => db().selectFrom('shipments').selectAll().executeTakeFirstOrThrow()
const timeline = async () => {
  const events = await db().selectFrom('order_events').select(['kind', 'data']).orderBy('at').orderBy('id').execute()
  return events.map(({ kind, data }) => [data.words ?? kind, data.place].filter(Boolean).join(' @ ')).slice(1)
}
const subjects = async () => (await queuedMails(db())).map(({ subject }) => subject).slice(1)

test.each<[DeliveryStage, string]>([
  ['packed', 'processing'],
  ['outForPickup', 'processing'],
  ['pickupDelayed', 'processing'],
  ['pickedUp', 'shipped'],
  ['shipped', 'shipped'],
  ['inTransit', 'shipped'],
  ['outForDelivery', 'shipped'],
  ['attempted', 'shipped'],
  ['delivered', 'delivered'],
  ['comingBack', 'shipped'],
  ['cameBack', 'returned'],
  ['cancelled', 'processing'],
  ['lost', 'shipped'],
  ['damaged', 'shipped'],
])('%s makes the order %s', async (stage, status) => {
  await apply([scan(stage, 1)])
  expect(await theOrder()).toEqual({ status, stage })
  expect(await theShipment()).toMatchObject({ courier_stage: stage, courier_status_at: scan(stage, 1).at })
})

test('the way to the door: timeline with places, one mail for each turn, and then it is done', async () => {
  const way = [scan('pickedUp', 1, 'Pune'), scan('inTransit', 2, 'Mumbai'), scan('inTransit', 9, 'Bengaluru')]
  await apply(way)
  await apply([...way, scan('outForDelivery', 20, 'Bengaluru')])
  await apply([...way, scan('outForDelivery', 20, 'Bengaluru'), scan('delivered', 22)])
  expect(await timeline()).toEqual([
    'pickedUp @ Pune',
    'inTransit @ Mumbai',
    'inTransit @ Bengaluru',
    'outForDelivery @ Bengaluru',
    'delivered',
  ])
  expect(await subjects()).toHaveLength(2)
  expect(await theOrder()).toEqual({ status: 'delivered', stage: 'delivered' })
  expect(await theShipment()).toMatchObject({ status: 'done' })
})

test('an update that comes twice counts once', async () => {
  for (const _ of [1, 2, 3]) await apply([scan('pickedUp', 1), scan('inTransit', 2)])
  expect(await timeline()).toEqual(['pickedUp', 'inTransit'])
  expect(await subjects()).toHaveLength(1)
})

test('updates that come late find their place in the timeline and change nothing else', async () => {
  await apply([scan('delivered', 22)])
  await apply([scan('outForDelivery', 20)])
  await apply([scan('packed', 1)])
  expect(await timeline()).toEqual(['packed', 'outForDelivery', 'delivered'])
  expect(await theOrder()).toEqual({ status: 'delivered', stage: 'delivered' })
  expect(await theShipment()).toMatchObject({ status: 'done', courier_stage: 'delivered' })
  expect(await subjects()).toHaveLength(1)
})

test('a delivered order goes back by nothing but a return', async () => {
  await apply([scan('delivered', 22)])
  await apply([scan('inTransit', 23)])
  expect(await theOrder()).toMatchObject({ status: 'delivered', stage: 'delivered' })
  await apply([scan('cameBack', 90)])
  expect(await theOrder()).toMatchObject({ status: 'returned' })
})

test('what we did ourselves is not told again', async () => {
  await apply([scan('courierAssigned', 0), scan('pickupScheduled', 0)])
  expect(await timeline()).toEqual([])
  expect(await theOrder()).toMatchObject({ stage: 'pending' })
})

test('what we have no word for is told in the words of the courier', async () => {
  await apply([
    scan('inTransit', 2),
    { at: new Date(START + 3 * HOUR), stage: undefined, words: 'Weighed', place: 'Pune' },
  ])
  expect(await timeline()).toEqual(['inTransit', 'Weighed @ Pune'])
  expect(await theOrder()).toEqual({ status: 'shipped', stage: 'inTransit' })
})

test('a clock that runs ahead does not make later updates old', async () => {
  await apply([scan('inTransit', 1000)])
  await apply([{ ...scan('delivered', 0), at: new Date(Date.now() + 1000) }])
  expect(await theOrder()).toMatchObject({ status: 'delivered' })
})

test('what another AWB does is no news of the order: a line in the timeline, and something for people', async () => {
  await apply([scan('pickedUp', 1)], '1409')
  await apply([scan('delivered', 5)], '777')
  expect(await theOrder()).toEqual({ status: 'shipped', stage: 'pickedUp' })
  expect(await theShipment()).toMatchObject({ awb: '1409', courier_stage: 'pickedUp', status: 'sent' })
  expect(await timeline()).toEqual(['pickedUp', 'earlierParcelDelivered'])
  expect((await theShipment()).replaced_moving_at).toBeInstanceOf(Date)
})

test('a cancelled order stays so; a parcel that moves nevertheless is something for people', async () => {
  await cancelInShop(db(), id)
  await apply([scan('cancelled', 1)])
  expect(logged.lines).toEqual([])
  await apply([scan('pickedUp', 2)])
  expect(logged.lines.join()).toContain('a cancelled shipment is under way')
  expect(await theOrder()).toEqual({ status: 'cancelled', stage: 'notSent' })
  expect(await theShipment()).toMatchObject({ status: 'cancelled' })
})

test('no update changes nothing', async () => {
  await apply([])
  expect(await theShipment()).toMatchObject({ courier_stage: null })
})
