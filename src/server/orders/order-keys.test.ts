import { expect, test } from 'vitest'
import { ORDER_EVENT_KINDS } from '#contract/orders/order-events.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { watchUpdates } from '#tests/support/hot-updates.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { deliveryStagesSet, eventInserts } from './orders.store.ts'

const given = testDatabase()
const anOrder = () => anOrderRow(given.database.db, { at: new Date(), total: 100, lines: [{ price: 100 }] })

test('what a courier says of a parcel writes to no index of the orders, unless it went astray', async () => {
  const { id: orderId } = await anOrder()
  const say = (stage: DeliveryStage) => deliveryStagesSet([{ orderId, stage }])
  await given.database.db.transaction().execute(async (tx) => {
    const updates = await watchUpdates(tx, 'orders')
    await writeTogether(tx, [say('courierAssigned')])
    await writeTogether(tx, [say('pickupScheduled')])
    expect(await updates()).toEqual({ all: 2, hot: 2 })
    await writeTogether(tx, [say('lost')])
    expect(await updates()).toEqual({ all: 3, hot: 2 })
  })
})

test('the table takes each stage of the contract; astray is what was lost, damaged or cancelled', async () => {
  const { id: orderId } = await anOrder()
  const { db } = given.database
  const astray: string[] = []
  for (const stage of Object.keys(DELIVERY_STAGES) as DeliveryStage[]) {
    await writeTogether(db, [deliveryStagesSet([{ orderId, stage }])])
    const order = await db.selectFrom('orders').select('astray').where('id', '=', orderId).executeTakeFirstOrThrow()
    if (order.astray) astray.push(stage)
  }
  expect(astray).toEqual(['cancelled', 'lost', 'damaged'])
})

test('the table takes each kind of event of the contract, and each event once', async () => {
  const { id: orderId } = await anOrder()
  const { db } = given.database
  const at = new Date()
  const events = ORDER_EVENT_KINDS.map((kind) => ({ orderId, at, kind, actor: 'shop' as const }))
  const words = { orderId, at, kind: 'courierWords', actor: 'courier', data: { words: 'Weighed' } } as const
  for (const _ of [1, 2]) await writeTogether(db, [eventInserts([...events, words])])
  const kept = await db.selectFrom('order_events').select('kind').where('order_id', '=', orderId).execute()
  expect(kept.map(({ kind }) => kind).sort()).toEqual([...ORDER_EVENT_KINDS, 'courierWords'].sort())
})
