import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Whoever has bought more often finds the rest in the order history. */
const LAST_ORDERS = 20

/** The different products of somebody's last orders that are still sold: in stock first, then what was bought last. */
export async function boughtProducts(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select products.id
    from (
      select id from orders where user_id = ${userId} and status <> 'cancelled' order by id desc limit ${LAST_ORDERS}
    ) as own
    join order_lines as line on line.order_id = own.id
    join products on products.id = line.product_id
    group by products.id, products.stock
    order by products.stock > 0 desc, max(line.ordered_at) desc, min(line.place)
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
