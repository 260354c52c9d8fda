import { type Insertable, sql } from 'kysely'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Customer, Destination } from '#server/checkout/buyer.ts'
import { lineRow, type PricedLine } from '#server/checkout/price-items.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { CouponUsesTable, OrdersTable } from './order.table.ts'

type NewOrder = Omit<Insertable<OrdersTable>, 'customer' | 'address' | 'status' | 'delivery_status' | 'buyer_left'> & {
  customer: Customer
  address: Destination
  lines: readonly PricedLine[]
}

export async function insertOrder(tx: Db, { lines, customer, address, ...order }: NewOrder): Promise<void> {
  await tx
    .insertInto('orders')
    .values({ ...order, customer: JSON.stringify(customer), address: JSON.stringify(address) })
    .execute()
  await tx
    .insertInto('order_lines')
    .values(lines.map((line, place) => ({ order_id: order.id, ...lineRow(line, place) })))
    .execute()
}

export async function insertCouponUse(tx: Db, use: Insertable<CouponUsesTable>): Promise<void> {
  await tx.insertInto('coupon_uses').values(use).execute()
}

export async function deleteCouponUse(tx: Db, orderId: string): Promise<void> {
  await tx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute()
}

type NewEvent = { order_id: string; at: Date; text: string; place?: string | null | undefined }

/** Couriers tell things twice; the timeline has each once. */
export async function insertEvent(tx: Db, { order_id, at, text, place = null }: NewEvent): Promise<void> {
  await sql`
    insert into order_events (id, order_id, at, text, place)
    select ${newId()}::uuid, ${order_id}::uuid, ${at}::timestamptz, ${text}, ${place}
    where not exists (
      select 1 from order_events
      where order_id = ${order_id}::uuid and at = ${at}::timestamptz and text = ${text}
    )
  `.execute(tx)
}

export type OrderHead = {
  id: string
  user_id: string | null
  payment_id: string
  status: OrderStatus
  buyer_left: boolean
}

/** Whoever else changes this order waits until we are done. */
export const holdOrder = (tx: Db, id: string): Promise<OrderHead | undefined> =>
  tx
    .selectFrom('orders')
    .select(['id', 'user_id', 'payment_id', 'status', 'buyer_left'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function setOrder(
  tx: Db,
  id: string,
  change: { status?: OrderStatus; delivery_status?: string },
): Promise<void> {
  await tx.updateTable('orders').set(change).where('id', '=', id).execute()
}

export const piecesOf = (db: Db, orderId: string): Promise<{ productId: string | null; quantity: number }[]> =>
  db.selectFrom('order_lines').select(['product_id as productId', 'quantity']).where('order_id', '=', orderId).execute()

export async function idOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const found = await db.selectFrom('orders').select('id').where('payment_id', '=', paymentId).executeTakeFirst()
  return found?.id
}
