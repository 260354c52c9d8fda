import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/**
 * What staff decide by, as one word of a row of `orders`: how the order stands, what was paid back, whose parcel it is.
 * What the courier tells on the way is left out: an order that moves could never be acted on.
 */
export const STATE_OF_ORDER = sql<string>`md5(concat_ws(' ', orders.status, orders.cancel_requested_at, orders.restocked_at,
  (select concat_ws(' ', parcel.own_courier, parcel.parcel_number)
    from shipments as parcel where parcel.order_id = orders.id),
  (select string_agg(concat(refund.id, refund.status = 'failed'), ' ' order by refund.id)
    from refunds as refund where refund.payment_id = orders.payment_id)
))`

export async function statesOfOrders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; state: string }>`
    select orders.id, ${STATE_OF_ORDER} as state from orders where orders.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export const stateOfOrder = async (db: Db, id: string): Promise<string> =>
  (await statesOfOrders(db, [id])).get(id) ?? ''
