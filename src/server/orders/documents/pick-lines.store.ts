import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PickLine } from './pick-list.ts'

/** Pieces of a line whose money goes back are not sent. */
const TO_SEND = sql<number>`line.quantity - coalesce((
  select sum(piece.quantity) from refunds, jsonb_to_recordset(refunds.lines) as piece (place integer, quantity integer)
  where refunds.payment_id = orders.payment_id and piece.place = line.place
), 0)::integer`

/** The lines of these orders, oldest order first; for a seller only their own. What was cancelled is not sent. */
export async function linesToPick(
  db: Db,
  ids: readonly string[],
  sellerId: string | undefined,
): Promise<(PickLine & { orderId: string })[]> {
  return db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .leftJoin('all_products as product', 'product.id', 'line.product_id')
    .select([
      'line.product_id as productId',
      'line.name',
      'product.category',
      'line.order_id as orderId',
      'orders.number as orderNumber',
    ])
    .select(TO_SEND.as('quantity'))
    .where(sql<boolean>`line.order_id = any(${ids}::uuid[])`)
    .where('orders.status', '<>', 'cancelled')
    .where(TO_SEND, '>', 0)
    .$if(sellerId !== undefined, (query) => query.where('line.seller_id', '=', sellerId as string))
    .orderBy('orders.id')
    .orderBy('line.place')
    .execute()
}
