import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { PIECES_TO_SEND } from '../pieces-to-send.ts'
import type { PickLine } from './pick-list.ts'

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
      'orders.money',
    ])
    .select(PIECES_TO_SEND.as('quantity'))
    .where(sql<boolean>`line.order_id = any(${ids}::uuid[])`)
    .where('orders.status', '<>', 'cancelled')
    .where(PIECES_TO_SEND, '>', 0)
    .$if(sellerId !== undefined, (query) => query.where('line.seller_id', '=', sellerId as string))
    .orderBy('orders.id')
    .orderBy('line.place')
    .execute()
}
