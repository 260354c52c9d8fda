import { sql } from 'kysely'
import type { OrderLinesTable } from '#server/orders/order.table.ts'
import type { Db } from '#server/platform/db/database.ts'

/** An order, as far as a courier has to know. */
export const orderToSend = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['number', 'customer', 'address', 'total_paise', 'created_at'])
    .select(
      sql<Pick<OrderLinesTable, 'place' | 'product_id' | 'name' | 'weight_g' | 'price_paise' | 'quantity'>[]>`(
        select json_agg(line order by line.place) from order_lines as line where line.order_id = orders.id
      )`.as('lines'),
    )
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
