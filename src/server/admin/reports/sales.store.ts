import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type Span = { since: Date; until: Date }
export type Sums = { orders: number; sales: number; refunded: number }
export type Sold = Sums & { pieces: number }

/** Amounts as doubles, which hold all whole paise there will ever be: adding up integers this large is four times as slow. */
const ORDER_SUMS = sql`count(*) as orders, coalesce(sum(total_paise::float8), 0) as sales,
  coalesce(sum(refunded_paise::float8), 0) as refunded`

const placedIn = ({ since, until }: Span) => sql`created_at >= ${since} and created_at < ${until}`

export async function salesByDay(db: Db, span: Span): Promise<(Sums & { start: Date })[]> {
  const { rows } = await sql<Sums & { start: Date }>`
    select date_bin('1 day', created_at, ${span.since}) as start, ${ORDER_SUMS}
    from orders where ${placedIn(span)} group by 1 order by 1 desc`.execute(db)
  return rows
}

export type PinRow = Sums & { pin: string; city: string; state: string }

const PIN = sql`coalesce(address->>'postalCode', '')`

/** City and state are those of the latest order there. The totals are of all there are, also of those beyond the limit. */
export async function salesByPin(db: Db, span: Span, limit: number): Promise<{ rows: PinRow[]; totals: Sums }> {
  type Row = PinRow & { all_orders: number; all_sales: number; all_refunded: number }
  const { rows } = await sql<Row>`
    select sold.*, coalesce(address->>'city', '') as city, coalesce(address->>'state', '') as state from (
      select ${PIN} as pin, max(created_at) as latest, ${ORDER_SUMS}, sum(count(*)) over () as all_orders,
        sum(coalesce(sum(total_paise::float8), 0)) over () as all_sales,
        sum(coalesce(sum(refunded_paise::float8), 0)) over () as all_refunded
      from orders where ${placedIn(span)} group by 1 order by sales desc, pin limit ${limit}
    ) as sold cross join lateral (
      select address from orders where created_at = latest and ${PIN} = pin limit 1
    ) as last order by sales desc, pin`.execute(db)
  const { all_orders: orders = 0, all_sales: sales = 0, all_refunded: refunded = 0 } = rows[0] ?? {}
  return { rows, totals: { orders, sales, refunded } }
}

/** A line's part of what its order came to, and of what went back of it. */
const SHARE = sql`line.price_paise::float8 * line.quantity / nullif(orders.subtotal_paise, 0)`

const soldIn = ({ since, until }: Span) => sql`line.ordered_at >= ${since} and line.ordered_at < ${until}`

/** What went back for lines that the refund names, in all of their order. */
const NAMED = sql`
  select refunds.payment_id, sum(piece.paise)::float8 as paise
  from refunds, jsonb_to_recordset(refunds.lines) as piece (paise bigint)
  where refunds.status = 'processed' and refunds.lines <> '[]' group by 1`

/** The same for one line. */
const NAMED_OF_LINE = sql`coalesce((
  select sum(piece.paise)::float8 from refunds, jsonb_to_recordset(refunds.lines) as piece (place integer, paise bigint)
  where refunds.payment_id = orders.payment_id and refunds.status = 'processed' and piece.place = line.place
), 0)`

/**
 * Lines added up by what `by` says; what an order came to is shared out among its lines, and so is what went back, but for
 * what went back for certain lines: that is moved to them. A line is dated as its order is: told so, Postgres finds both
 * in the indexes by time.
 */
const soldBy = (by: RawBuilder<unknown>, span: Span) => sql`
  select ${by}, sum(line.counted) as lines, sum(line.quantity) as pieces,
    coalesce(sum(line.sales), 0) as sales, coalesce(sum(line.refunded), 0) as refunded
  from (
    select line.product_id, line.seller_id, line.name, line.quantity, 1 as counted,
      ${SHARE} * orders.total_paise as sales, ${SHARE} * orders.refunded_paise as refunded
    from order_lines as line join orders on orders.id = line.order_id
    where ${soldIn(span)} and ${placedIn(span)}
    union all
    select line.product_id, line.seller_id, line.name, 0, 0, 0, ${NAMED_OF_LINE} - ${SHARE} * named.paise
    from (${NAMED}) as named
      join orders on orders.payment_id = named.payment_id
      join order_lines as line on line.order_id = orders.id
    where ${soldIn(span)} and ${placedIn(span)}
  ) as line`

/** In how many orders each of them is. Apart from the sums: to tell orders apart while adding up takes three times as long. */
async function ordersBy(db: Db, by: RawBuilder<unknown>, span: Span): Promise<(key: string | null) => number> {
  const { rows } = await sql<{ key: string | null; orders: number }>`
    select key, count(*) as orders from (
      select ${by} as key from order_lines as line left join all_products as product on product.id = line.product_id
      where ${soldIn(span)} group by 1, line.order_id
    ) as sold group by 1`.execute(db)
  const counts = new Map(rows.map(({ key, orders }) => [key, orders]))
  return (key) => counts.get(key) ?? 0
}

export type ProductRow = Sold & { name: string; seller: string | null }

/** What is no longer in the catalogue goes by the name it was sold under. A product is in an order once. */
export async function salesByProduct(db: Db, span: Span, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select sold.*, sold.lines as orders, users.full_name as seller from (
      ${soldBy(sql`line.product_id, line.seller_id, max(line.name) as name`, span)}
      group by line.product_id, line.seller_id, case when line.product_id is null then line.name end
      order by sales desc, name limit ${limit}
    ) as sold left join users on users.id = sold.seller_id order by sales desc, name`.execute(db)
  return rows
}

type Summed = Omit<Sold, 'orders'>
export type CategoryRow = Sold & { category: string | null }

export async function salesByCategory(db: Db, span: Span): Promise<CategoryRow[]> {
  const { rows } = await sql<Summed & { category: string | null }>`
    select category, sum(pieces)::bigint as pieces, sum(sales) as sales, sum(refunded) as refunded
    from (${soldBy(sql`line.product_id`, span)} group by 1) as sold
      left join all_products as product on product.id = sold.product_id
    group by 1 order by sales desc`.execute(db)
  const ordersOf = await ordersBy(db, sql`product.category`, span)
  return rows.map((row) => ({ ...row, orders: ordersOf(row.category) }))
}

export type SellerRow = Sold & { seller_id: string | null; seller: string | null }

export async function salesBySeller(db: Db, span: Span, limit: number): Promise<SellerRow[]> {
  const { rows } = await sql<Summed & { seller_id: string | null; seller: string | null }>`
    select sold.*, users.full_name as seller from (
      ${soldBy(sql`line.seller_id`, span)} group by line.seller_id order by sales desc limit ${limit}
    ) as sold left join users on users.id = sold.seller_id order by sales desc`.execute(db)
  const ordersOf = await ordersBy(db, sql`line.seller_id`, span)
  return rows.map((row) => ({ ...row, orders: ordersOf(row.seller_id) }))
}
