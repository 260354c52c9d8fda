import { type Expression, sql, type Updateable } from 'kysely'
import type { Courier } from '#contract/shipping/couriers.ts'
import { batchCallsOn } from '#server/platform/batch-calls.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keyedRows } from '#server/platform/db/keyed-rows.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import type { ShipmentsTable } from './shipment.table.ts'

export const shipmentInsert = (tx: Db, orderId: string, provider: Courier, now: Date): Statement =>
  tx
    .insertInto('shipments')
    .values({ order_id: orderId, provider, created_at: now })
    .onConflict((there) => there.doNothing())

/** The number that the courier knows a parcel by: ours, and for one that was booked anew a part of its own. */
const COURIER_NUMBER = sql<string>`
  orders.number || case when shipments.parcel_number > 1 then '-P' || shipments.parcel_number else '' end`

const shipments = (db: Db) =>
  db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select([
      'order_id as orderId',
      COURIER_NUMBER.as('orderNumber'),
      'parcel_number as parcelNumber',
      'orders.status as orderStatus',
      'orders.delivery_stage as deliveryStage',
      'orders.cancel_requested_at as cancelRequestedAt',
      'provider',
      'shipments.status as status',
      'provider_order_id as providerOrderId',
      'provider_shipment_id as providerShipmentId',
      'announced_at as announcedAt',
      'replaced_ids as replacedIds',
      'awb',
      'own_courier as ownCourier',
      'courier_stage as courierStage',
      'courier_words as courierWords',
      'courier_status_at as courierStatusAt',
      'trouble',
      'trouble_at as troubleAt',
      'replaced_moving_at as replacedMovingAt',
    ])

export const shipmentOf = (db: Db, orderId: string) => shipments(db).where('order_id', '=', orderId).executeTakeFirst()
export type Shipment = NonNullable<Awaited<ReturnType<typeof shipmentOf>>>

/** The same, read for several at a time. */
export const shipmentAmongOthers = batchCallsOn(async (db, orderIds: string[]) => {
  const found = await shipments(db).where(isAnyOf(orderIds)).execute()
  const byOrder = new Map(found.map((shipment) => [shipment.orderId, shipment]))
  return orderIds.map((id) => byOrder.get(id))
})

/** Who carries these orders, as far as a label has to know. */
export const carriedBy = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('shipments')
    .select(['order_id as orderId', 'provider', 'status', 'provider_shipment_id as providerShipmentId', 'awb'])
    .where(isAnyOf(orderIds))
    .execute()
export type Carried = Awaited<ReturnType<typeof carriedBy>>[number]

/** Whoever else changes this order or its shipment waits. The order is locked first, as everywhere. */
export const lockShipment = (tx: Db, orderId: string): Promise<Shipment | undefined> =>
  shipments(tx).where('order_id', '=', orderId).forUpdate('orders').forUpdate('shipments').executeTakeFirst()

export const lockShipments = (tx: Db, orderIds: readonly string[]): Promise<Shipment[]> =>
  shipments(tx).where(isAnyOf(orderIds)).orderBy('orders.id').forUpdate('orders').forUpdate('shipments').execute()

const isAnyOf = (orderIds: readonly string[]) => sql<boolean>`shipments.order_id in ${keyedRows(['uuid', orderIds])}`

/** What the courier told us about several parcels, of each as much as it did. */
export const bookingsSet = (bookings: readonly { orderId: string; booking: Booking }[]): Statement => sql`
  update shipments
  set (status, provider_order_id, provider_shipment_id, announced_at, announced_paise, awb, courier_name, track_url, trouble, trouble_text, trouble_at) = (
    select status, provider_order_id, provider_shipment_id, announced_at, announced_paise, awb, courier_name, track_url, trouble, trouble_text, trouble_at
    from jsonb_populate_record(shipments, told.booking)
  )
  from ${keyedRows(
    ['uuid', bookings.map(({ orderId }) => orderId)],
    ['jsonb', bookings.map(({ booking }) => booking)],
  )} as told (order_id, booking)
  where shipments.order_id = told.order_id`

export type Booking = Pick<
  Updateable<ShipmentsTable>,
  | 'status'
  | 'provider_order_id'
  | 'provider_shipment_id'
  | 'announced_at'
  | 'announced_paise'
  | 'awb'
  | 'courier_name'
  | 'track_url'
  | 'trouble'
  | 'trouble_text'
  | 'trouble_at'
>

export const shipmentSet = (db: Db, orderId: string, change: Updateable<ShipmentsTable>): Statement =>
  db.updateTable('shipments').set(change).where('order_id', '=', orderId)

export const setShipment = (db: Db, orderId: string, change: Updateable<ShipmentsTable>): Promise<void> =>
  writeTogether(db, [shipmentSet(db, orderId, change)])

/** The courier's ids of a parcel that it took although it is none of its any more: by them it is taken back. */
export async function noteProviderIds(
  db: Db,
  { orderId, parcelNumber }: Pick<Shipment, 'orderId' | 'parcelNumber'>,
  ids: Pick<Updateable<ShipmentsTable>, 'provider_order_id' | 'provider_shipment_id'>,
): Promise<void> {
  await db
    .updateTable('shipments')
    .set(ids)
    .where('order_id', '=', orderId)
    .where('parcel_number', '=', parcelNumber)
    .where('provider_order_id', 'is', null)
    .execute()
}

type BookingTrouble = { trouble: NonNullable<ShipmentsTable['trouble']>; text: string; now: Date }

/** On a parcel that waits for its courier. The same trouble again is as old as it was. */
export async function markTrouble(db: Db, orderId: string, { trouble, text, now }: BookingTrouble): Promise<void> {
  await db
    .updateTable('shipments')
    .set({
      trouble,
      trouble_text: text,
      trouble_at: sql`case when trouble = ${trouble} then trouble_at else ${now}::timestamptz end`,
      // A clear no is an answer: nothing of it lies there.
      ...((trouble === 'refused' || trouble === 'numberTaken') && { announced_at: null }),
    })
    .where('order_id', '=', orderId)
    .where('status', '=', 'waiting')
    .execute()
}

/** What couriers answered about the parcels of these orders: it may repeat what they were told. */
export async function forgetTroubleTexts(tx: Db, orders: Expression<{ id: string }>): Promise<void> {
  await sql`update shipments set trouble_text = '' where trouble_text <> '' and order_id in ${orders}`.execute(tx)
}

/** Paid orders that wait because the courier's wallet is empty, oldest first. */
export async function waitingForWallet(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .select('order_id')
    .where('status', '=', 'waiting')
    .where('trouble', '=', 'walletEmpty')
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** What is under way and was not asked about for longest. Parcels that were lost sight of long ago are left alone. */
export const shipmentsToCheck = (db: Db, provider: Courier, since: Date, most: number): Promise<Shipment[]> =>
  shipments(db)
    .where('provider', '=', provider)
    .where('shipments.status', '=', 'sent')
    .where('shipments.created_at', '>', since)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute()

/** Our number is unique; a courier's may come again after years, so the newest parcel under it is meant. */
export async function shipmentOfUpdate(
  db: Db,
  provider: Courier,
  { orderNumber, awb }: { orderNumber: string | null; awb: string | null },
): Promise<Shipment | undefined> {
  const ofProvider = shipments(db).where('provider', '=', provider)
  const { number, parcel } = readCourierNumber(orderNumber)
  const byNumber =
    number &&
    (await ofProvider.where('orders.number', '=', number).where('parcel_number', '=', parcel).executeTakeFirst())
  if (byNumber) return byNumber
  if (!awb) return undefined
  return ofProvider.where('awb', '=', awb).orderBy('shipments.created_at', 'desc').executeTakeFirst()
}

/** The order of a parcel that another one replaced; undefined too where the courier's id is none of those that were. */
export async function orderOfReplaced(
  db: Db,
  provider: Courier,
  { orderNumber, providerOrderId }: { orderNumber: string | null; providerOrderId: string | null },
): Promise<string | undefined> {
  const { number, parcel } = readCourierNumber(orderNumber)
  if (!number) return undefined
  const found = await shipments(db)
    .where('provider', '=', provider)
    .where('orders.number', '=', number)
    .where('parcel_number', '>', parcel)
    .executeTakeFirst()
  const isAnother = providerOrderId && found?.replacedIds && !found.replacedIds.includes(providerOrderId)
  return isAnother ? undefined : found?.orderId
}

/** COURIER_NUMBER, read back. */
function readCourierNumber(orderNumber: string | null) {
  const [, number, parcel = '1'] = /^(.*?)(?:-P(\d{1,3}))?$/.exec(orderNumber ?? '') ?? []
  return { number, parcel: Number(parcel) }
}
