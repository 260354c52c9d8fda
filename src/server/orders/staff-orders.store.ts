import { type RawBuilder, sql } from 'kysely'
import type { Order } from '#contract/orders/order.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing } from '#server/platform/keyset.ts'
import { toOrder, wholeOrders } from './order-rows.ts'

type OrderFilter = {
  /** Undefined: everybody's. */
  sellerId: string | undefined
  search?: string | undefined
  status?: OrderStatus | undefined
}

/** A text that more orders contain than this says little about which is meant. */
const MOST_FOUND = 1_000

/** One page of ids, newest first. */
export async function staffOrderIds(
  db: Db,
  filter: OrderFilter,
  before: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${foundIn(filter)} as orders
    where ${before ? sql`orders.id < ${before}` : sql`true`}
    order by orders.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countStaffOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${foundIn(filter)} as orders limit ${COUNTED_UP_TO + 1}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Narrowed before the limit: of a thousand that contain the text, the one delivered would be missed. */
function foundIn(filter: OrderFilter): RawBuilder<unknown> {
  const { search, sellerId } = filter
  if (!search) return sql`(select id from orders where ${narrowed(filter)})`
  // Sellers do not see the buyer, so they cannot find orders by one.
  const words = sellerId ? sql`lower(number)` : sql`order_words(number, customer, address)`
  return sql`(
    select id from orders where ${words} like ${containing(search)} and ${narrowed(filter)}
    order by id desc limit ${MOST_FOUND}
  )`
}

const isOf = (sellerId: string | undefined) =>
  sellerId ? sql`orders.id in (select order_id from order_lines where seller_id = ${sellerId})` : sql`true`

const narrowed = ({ status, sellerId }: OrderFilter) =>
  sql`${isOf(sellerId)} and ${status ? sql`orders.status = ${status}` : sql`true`}`

/** These orders, in no particular order; with a seller only their own lines. */
export async function staffOrders(db: Db, ids: readonly string[], sellerId: string | undefined): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await wholeOrders(db, sellerId).where('orders.id', 'in', ids).execute()
  return rows.filter(({ lines }) => lines !== null).map(toOrder)
}

/** It came back, and its pieces are not in the stock yet. */
export async function isToRestock(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'returned')
    .where('restocked_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** No courier of the shop carries it: staff said that it has left. */
export async function isSentByStaff(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('shipments')
    .select('order_id')
    .where('order_id', '=', id)
    .where('status', '=', 'byHand')
    .executeTakeFirst()
  return found !== undefined
}
