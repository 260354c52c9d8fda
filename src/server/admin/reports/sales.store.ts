import { sql } from 'kysely'
import { isLive } from '#server/orders/live-orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ORDER_DAYS } from '../order-days.store.ts'

export type Span = { since: Date; until: Date }
export type Sums = { orders: number; sales: number; refunded: number }
export type Sold = Sums & { pieces: number }

/** Amounts as doubles, which hold all whole paise there will ever be: adding up integers this large is four times as slow. */
const ORDER_SUMS = sql`count(*) as orders, coalesce(sum(total_paise::float8), 0) as sales,
  coalesce(sum(refunded_paise::float8), 0) as refunded`

const placedIn = ({ since, until }: Span) => sql`
  created_at >= ${since} and created_at < ${until} and ${isLive(sql`orders.id`, since)}`

export async function salesByDay(db: Db, { since, until }: Span): Promise<(Sums & { day: string })[]> {
  const { rows } = await sql<Sums & { day: string }>`
    select day::text, sum(orders) as orders, sum(total_paise)::float8 as sales, sum(refunded_paise)::float8 as refunded
    from ${ORDER_DAYS} where day >= india_day(${since}) and day < india_day(${until})
    group by day having sum(orders) > 0 order by day desc`.execute(db)
  return rows
}

export type PinRow = Sums & { pin: string; city: string; state: string }

/** City and state are those of the latest order there. The totals are of all there are, also of those beyond the limit. */
export async function salesByPin(db: Db, span: Span, limit: number): Promise<{ rows: PinRow[]; totals: Sums }> {
  type Row = PinRow & { all_orders: number; all_sales: number; all_refunded: number }
  const { rows } = await sql<Row>`
    select sold.*, coalesce(address->>'city', '') as city, coalesce(address->>'state', '') as state from (
      select pin, max(created_at) as latest, ${ORDER_SUMS}, sum(count(*)) over () as all_orders,
        sum(coalesce(sum(total_paise::float8), 0)) over () as all_sales,
        sum(coalesce(sum(refunded_paise::float8), 0)) over () as all_refunded
      from orders where ${placedIn(span)} group by 1 order by sales desc, pin limit ${limit}
    ) as sold cross join lateral (
      select address from orders where created_at = latest and orders.pin = sold.pin and money = 'live' limit 1
    ) as last order by sales desc, sold.pin`.execute(db)
  const { all_orders: orders = 0, all_sales: sales = 0, all_refunded: refunded = 0 } = rows[0] ?? {}
  return { rows, totals: { orders, sales, refunded } }
}

const soldIn = ({ since, until }: Span) => sql`
  line.ordered_at >= ${since} and line.ordered_at < ${until} and ${isLive(sql`line.order_id`, since)}`

/** A line knows its part of what its order came to, and of what went back (migration 0061): nothing else is read. */
const LINE_SUMS = sql`sum(line.quantity) as pieces, coalesce(sum(line.sales_paise), 0) as sales,
  coalesce(sum(line.refunded_paise), 0) as refunded`

export type ProductRow = Sold & { name: string; seller: string | null }

/** What is no longer in the catalogue goes by the name it was sold under. A product is in an order once. */
export async function salesByProduct(db: Db, span: Span, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select sold.*, users.full_name as seller from (
      select line.product_id, line.seller_id, max(line.name) as name, count(*) as orders, ${LINE_SUMS}
      from order_lines as line where ${soldIn(span)}
      group by line.product_id, line.seller_id, case when line.product_id is null then line.name end
      order by sales desc, name limit ${limit}
    ) as sold left join users on users.id = sold.seller_id order by sales desc, name`.execute(db)
  return rows
}

export type CategoryRow = Sold & { category: string | null }

/** By the category a product had when it was sold. */
export async function salesByCategory(db: Db, span: Span): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select line.category, count(*) filter (where line.first_of_category) as orders, ${LINE_SUMS}
    from order_lines as line where ${soldIn(span)} group by 1 order by sales desc`.execute(db)
  return rows
}

export type SellerRow = Sold & { seller_id: string | null; seller: string | null }

export async function salesBySeller(db: Db, span: Span, limit: number): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select sold.*, users.full_name as seller from (
      select line.seller_id, count(*) filter (where line.first_of_seller) as orders, ${LINE_SUMS}
      from order_lines as line where ${soldIn(span)} group by 1 order by sales desc limit ${limit}
    ) as sold left join users on users.id = sold.seller_id order by sales desc`.execute(db)
  return rows
}
