import { type Insertable, sql } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import type { EventActor, OrderEventData, OrderEventKind } from '#contract/orders/order-events.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { type Purchase, toColumns, toLineColumns } from '#server/checkout/purchase-record.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keyedRows } from '#server/platform/db/keyed-rows.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { newId } from '#server/platform/ids.ts'
import { lineRefunds, lineSums } from './line-sums.ts'
import type { OrdersTable } from './order.table.ts'
import { toKeys } from './order-rows.ts'

export type NewOrder = Purchase & {
  id: string
  number: string
  invoiceNumber: string
  money: MoneyMode
  checkoutId: string
  paymentId: string
  createdAt: Date
}

export function orderInserts(tx: Db, order: NewOrder): Statement[] {
  const row: Insertable<OrdersTable> = {
    ...toColumns(order),
    ...toKeys(order),
  }
  return [tx.insertInto('orders').values(row), tx.insertInto('order_lines').values(lineRows(order))]
}

type Lined = Pick<NewOrder, 'id' | 'createdAt' | 'lines' | 'subtotalPaise' | 'totalPaise'>

export const lineRows = (order: Lined) =>
  lineSums(order).map((sums, place) => ({
    ...{ order_id: order.id, ordered_at: order.createdAt },
    ...toLineColumns(order.lines[place] as Lined['lines'][number], place),
    ...sums,
  }))

type CouponUse = { orderId: string; code: string; userId: string | null; at: Date }

export const couponUseInsert = (tx: Db, { orderId, code, userId, at }: CouponUse): Statement =>
  tx.insertInto('coupon_uses').values({ order_id: orderId, code, user_id: userId, at })

export async function deleteCouponUse(tx: Db, orderId: string): Promise<void> {
  await tx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute()
}

export type NewEvent = {
  orderId: string
  at: Date
  kind: OrderEventKind
  data?: OrderEventData
  /** Who did it, or told of it. Staff have a name in the order's history. */
  actor: EventActor
}

/** Couriers tell things twice; the timeline has each once. */
export function eventInserts(events: readonly NewEvent[]): Statement {
  const rows = keyedRows(
    ['uuid', events.map(() => newId())],
    ['uuid', events.map(({ orderId }) => orderId)],
    ['timestamptz', events.map(({ at }) => at)],
    ['text', events.map(({ kind }) => kind)],
    ['jsonb', events.map(({ data = {} }) => data)],
    ['text', events.map(({ actor }) => actor)],
  )
  return sql`
    insert into order_events (id, order_id, at, kind, data, actor)
    select * from ${rows} as event (id, order_id, at, kind, data, actor)
    where not exists (
      select from order_events as known
      where known.order_id = event.order_id and known.at = event.at and known.kind = event.kind
        and known.data -> 'words' is not distinct from event.data -> 'words'
    )`
}

export const eventInsert = (event: NewEvent): Statement => eventInserts([event])

export const insertEvent = (tx: Db, event: NewEvent): Promise<void> => writeTogether(tx, [eventInsert(event)])

export type OrderHead = {
  id: string
  userId: string | null
  paymentId: string
  status: OrderStatus
  deliveryStage: DeliveryStage
  buyerLeft: boolean
  cancelRequestedAt: Date | null
  restockedAt: Date | null
}

/** Whoever else changes this order waits until we are done. */
export const lockOrder = (tx: Db, id: string): Promise<OrderHead | undefined> =>
  tx
    .selectFrom('orders')
    .select([
      'id',
      'user_id as userId',
      'payment_id as paymentId',
      'status',
      'delivery_stage as deliveryStage',
      'buyer_left as buyerLeft',
      'cancel_requested_at as cancelRequestedAt',
      'restocked_at as restockedAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type OrderChange = {
  status?: OrderStatus
  deliveryStage?: DeliveryStage
  deliveredAt?: Date
  cancelRequestedAt?: Date | null
  restockedAt?: Date
}

/** What is left out stays as it is. */
export const orderSet = (tx: Db, id: string, change: OrderChange): Statement =>
  tx
    .updateTable('orders')
    .set({
      status: change.status,
      delivery_stage: change.deliveryStage,
      delivered_at: change.deliveredAt,
      cancel_requested_at: change.cancelRequestedAt,
      restocked_at: change.restockedAt,
    })
    .where('id', '=', id)

/** Where the parcels of several orders are. */
export const deliveryStagesSet = (parcels: readonly { orderId: string; stage: DeliveryStage }[]): Statement => sql`
  update orders set delivery_stage = parcel.stage
  from ${keyedRows(['uuid', parcels.map(({ orderId }) => orderId)], ['text', parcels.map(({ stage }) => stage)])} as parcel (id, stage)
  where orders.id = parcel.id`

export const setOrder = (tx: Db, id: string, change: OrderChange): Promise<void> =>
  writeTogether(tx, [orderSet(tx, id, change)])

export type LineOfOrder = {
  place: number
  productId: string | null
  name: string
  pricePaise: Paise
  quantity: number
  /** Pieces that are back in the stock. */
  restocked: number
}

/** In the order in which they were bought. */
export const linesOf = (db: Db, orderId: string): Promise<LineOfOrder[]> =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'place',
      'product_id as productId',
      'name',
      'price_paise as pricePaise',
      'quantity',
      sql<number>`case when restocked_at is null then restocked else quantity end`.as('restocked'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()

/** What of an order went back to its buyer, and for which of its lines where that was said. */
export async function setRefunded(
  tx: Db,
  id: string,
  refundedPaise: Paise,
  named: readonly { place: number; paise: number }[],
): Promise<void> {
  const { subtotalPaise } = await tx
    .updateTable('orders')
    .set({ refunded_paise: refundedPaise })
    .where('id', '=', id)
    .returning('subtotal_paise as subtotalPaise')
    .executeTakeFirstOrThrow()
  const back = lineRefunds(await linesOf(tx, id), { subtotalPaise, refundedPaise, named })
  await sql`
    update order_lines set refunded_paise = back.paise
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as back (place integer, paise double precision)
    where order_id = ${id} and order_lines.place = back.place`.execute(tx)
}

/** Notes that so many more pieces of lines are back in the stock. */
export const restockedSet = (orderId: string, pieces: readonly { place: number; quantity: number }[]): Statement => sql`
  update order_lines set restocked = restocked + back.quantity
  from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as back (place integer, quantity integer)
  where order_id = ${orderId} and order_lines.place = back.place`

/** The order that a payment became, if it became one. */
export async function orderOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const found = await db.selectFrom('orders').select('id').where('payment_id', '=', paymentId).executeTakeFirst()
  return found?.id
}
