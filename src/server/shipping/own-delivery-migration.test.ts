import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPaidOrder } from '#tests/support/paid-order.ts'
import { testDatabase } from '#tests/support/test-database.ts'

const MIGRATION = await readFile('db/migrations/0074-own-delivery.sql', 'utf8')
const opened = testDatabase()
const db = () => opened.database.db

/** As an earlier version left it: the sandbox courier had it, and was so far. */
async function carried(money: 'razorpay' | 'sandbox', order: 'processing' | 'shipped', shipment: 'waiting' | 'sent') {
  const { id } = await aPaidOrder(db(), money === 'razorpay' ? 'own' : 'sandbox')
  const parcel = { awb: 'TEST-1', courier_name: 'Sandbox Courier', courier_status: 'inTransit' }
  await db()
    .updateTable('shipments')
    .set({ provider: 'sandbox', status: shipment, ...parcel, courier_status_at: new Date() })
    .where('order_id', '=', id)
    .execute()
  await db().updateTable('orders').set({ status: order, delivery_status: 'In transit' }).where('id', '=', id).execute()
  return id
}

const standing = (id: string) =>
  db()
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select(['provider', 'shipments.status as parcel', 'awb', 'courier_name', 'courier_status'])
    .select(['orders.status as order', 'orders.delivery_status'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()

test('parcels of real money that the sandbox courier had are the shop’s own, and move no more; those of the sandbox stay', async () => {
  const waiting = await carried('razorpay', 'processing', 'waiting')
  const booked = await carried('razorpay', 'processing', 'sent')
  const shipped = await carried('razorpay', 'shipped', 'sent')
  const played = await carried('sandbox', 'shipped', 'sent')
  await sql.raw(MIGRATION).execute(db())
  const own = { provider: 'own', awb: null, courier_name: null, courier_status: null }
  const toShip = { ...own, parcel: 'waiting', order: 'processing', delivery_status: 'Pending' }
  expect(await standing(waiting)).toEqual(toShip)
  expect(await standing(booked)).toEqual(toShip)
  expect(await standing(shipped)).toEqual({ ...own, parcel: 'byHand', order: 'shipped', delivery_status: 'In transit' })
  expect(await standing(played)).toMatchObject({ provider: 'sandbox', parcel: 'sent', awb: 'TEST-1' })
})
