import { sql } from 'kysely'
import type { OrderLinesTable } from '#server/orders/order.table.ts'
import type { Db } from '#server/platform/db/database.ts'
import { togetherOn } from '#server/platform/together.ts'

/** An order, as far as a courier has to know; read for several at a time. */
export const orderToSend = togetherOn(async (db, orderIds: string[]) => {
  const orders = await ordersToSend(db, orderIds)
  const byId = new Map(orders.map((order) => [order.id, order]))
  return orderIds.map((id) => byId.get(id))
})

const ordersToSend = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'customer', 'address', 'tax_percent', 'total_paise', 'created_at'])
    .select(
      sql<Pick<OrderLinesTable, 'place' | 'product_id' | 'name' | 'weight_g' | 'price_paise' | 'quantity'>[]>`(
        select json_agg(line order by line.place) from order_lines as line where line.order_id = orders.id
      )`.as('lines'),
    )
    .where(sql<boolean>`id = any(${orderIds}::uuid[])`)
    .execute()
