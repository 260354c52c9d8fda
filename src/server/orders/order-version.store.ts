import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/**
 * What staff decide by, as one word: how the order stands, what was paid back, whose parcel it is. What the courier tells
 * on the way is left out, or nobody could act on an order that is moving.
 */
export async function stateOfOrder(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(concat_ws(' ', orders.status, orders.cancel_requested_at, orders.restocked_at,
      shipments.own_courier, shipments.parcel_number,
      (select string_agg(concat(refund.id, refund.status = 'failed'), ' ' order by refund.id)
        from refunds as refund where refund.payment_id = orders.payment_id)
    )) as state
    from orders left join shipments on shipments.order_id = orders.id
    where orders.id = ${id}`.execute(db)
  return rows[0]?.state ?? ''
}
