import { beforeEach, expect, test } from 'vitest'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { endSandboxParcels } from './end-sandbox-parcels.ts'

const opened = testDatabase()
const db = () => opened.database.db

beforeEach(async () => {
  const { id } = await aPaidOrder(db(), 'sandbox')
  await db()
    .updateTable('shipments')
    .set({ status: 'sent', awb: 'TEST-1', courier_name: 'Sandbox Courier', courier_stage: 'pickupScheduled' })
    .where('order_id', '=', id)
    .execute()
})
const parcel = () => db().selectFrom('shipments').selectAll().executeTakeFirstOrThrow()

test.each(['own', 'shiprocket'] as const)(
  'what the sandbox carried is the shop’s own once its courier is %s',
  async (to) => {
    await endSandboxParcels(db(), to)
    expect(await parcel()).toMatchObject({ provider: 'own', status: 'waiting', awb: null, courier_stage: null })
    expect(await db().selectFrom('orders').select('delivery_stage').execute()).toEqual([{ delivery_stage: 'pending' }])
  },
)

test('one that had left is on its way by staff', async () => {
  await db().updateTable('orders').set({ status: 'shipped' }).execute()
  await endSandboxParcels(db(), 'own')
  expect(await parcel()).toMatchObject({ provider: 'own', status: 'byHand', awb: null })
})

test('while the shop plays, the sandbox keeps it', async () => {
  await endSandboxParcels(db(), 'sandbox')
  expect(await parcel()).toMatchObject({ provider: 'sandbox', status: 'sent', awb: 'TEST-1' })
})
