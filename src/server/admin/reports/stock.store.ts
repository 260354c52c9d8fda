import { type RawBuilder, sql } from 'kysely'
import { isLive } from '#server/orders/live-orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Span } from './sales.store.ts'

export type StockRow = {
  name: string
  category: string
  seller: string | null
  stock: number
  price: number
  value: number
}
export type Stock = { rows: StockRow[]; totals: { stock: number; value: number } }

const IN_STOCK = sql`level.pieces > 0`

export const stockValue = (db: Db, limit: number) => stockWhere(db, { condition: IN_STOCK, limit })

export const deadStock = (db: Db, { since, until }: Span, limit: number) =>
  stockWhere(db, {
    sold: sql`sold as materialized (
      select distinct product_id from order_lines
      where ordered_at >= ${since} and ordered_at < ${until} and product_id is not null
        and ${isLive(sql`order_id`, since)}
    ),`,
    condition: sql`${IN_STOCK} and level.since < ${since} and level.product_id not in (select product_id from sold)`,
    limit,
  })

type Wanted = { sold?: RawBuilder<unknown>; condition: RawBuilder<unknown>; limit: number }

/** The dearest, and the sums of all, both read off the index of stock levels; to keep what was found in between takes longer. */
async function stockWhere(db: Db, { sold = sql``, condition, limit }: Wanted): Promise<Stock> {
  const { rows } = await sql<StockRow & { all_stock: number; all_value: number }>`
    with ${sold} found as not materialized (
      select level.product_id as id, level.pieces, level.each_paise::float8 * level.pieces as value
      from stock_levels as level where ${condition}
    )
    select product.name, product.category, users.full_name as seller, product.stock, product.price_paise as price,
      dearest.value, totals.*
    from (select id, value from found order by value desc, id limit ${limit}) as dearest
      cross join (select sum(pieces)::float8 as all_stock, sum(value) as all_value from found) as totals
      join all_products as product on product.id = dearest.id left join users on users.id = product.seller_id
    order by dearest.value desc, product.id`.execute(db)
  const { all_stock: stock = 0, all_value: value = 0 } = rows[0] ?? {}
  return { rows, totals: { stock, value } }
}
