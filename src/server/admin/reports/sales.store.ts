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

export async function salesByPin(db: Db, span: Span, limit: number): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    select coalesce(address->>'postalCode', '') as pin, max(address->>'city') as city, max(address->>'state') as state,
      ${ORDER_SUMS}
    from orders where ${placedIn(span)} group by 1 order by sales desc, pin limit ${limit}`.execute(db)
  return rows
}

export async function salesTotals(db: Db, span: Span): Promise<Sums> {
  const { rows } = await sql<Sums>`select ${ORDER_SUMS} from orders where ${placedIn(span)}`.execute(db)
  return rows[0] ?? { orders: 0, sales: 0, refunded: 0 }
}

/** A line's part of what its order came to, and of what went back of it. */
const SHARE = sql`line.price_paise::float8 * line.quantity / nullif(orders.subtotal_paise, 0)`

/** Lines added up by what `by` says; what an order came to is shared out among its lines. */
const soldBy = (by: RawBuilder<unknown>, span: Span, more = sql``) => sql`
  select ${by}, count(distinct orders.id) as orders, sum(line.quantity) as pieces,
    coalesce(sum(${SHARE} * orders.total_paise), 0) as sales,
    coalesce(sum(${SHARE} * orders.refunded_paise), 0) as refunded
  from order_lines as line join orders on orders.id = line.order_id ${more}
  where line.ordered_at >= ${span.since} and line.ordered_at < ${span.until}`

export type ProductRow = Sold & { name: string; seller: string | null }

/** What is no longer in the catalogue goes by the name it was sold under. */
export async function salesByProduct(db: Db, span: Span, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select sold.*, users.full_name as seller from (
      ${soldBy(sql`line.product_id, line.seller_id, max(line.name) as name`, span)}
      group by line.product_id, line.seller_id, case when line.product_id is null then line.name end
      order by sales desc, name limit ${limit}
    ) as sold left join users on users.id = sold.seller_id order by sales desc, name`.execute(db)
  return rows
}

export type CategoryRow = Sold & { category: string | null }

export async function salesByCategory(db: Db, span: Span): Promise<CategoryRow[]> {
  const products = sql`left join all_products as product on product.id = line.product_id`
  const { rows } = await sql<CategoryRow>`
    ${soldBy(sql`product.category`, span, products)} group by product.category order by sales desc`.execute(db)
  return rows
}

export type SellerRow = Sold & { seller_id: string | null; seller: string | null }

export async function salesBySeller(db: Db, span: Span, limit: number): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select sold.*, users.full_name as seller from (
      ${soldBy(sql`line.seller_id`, span)} group by line.seller_id order by sales desc limit ${limit}
    ) as sold left join users on users.id = sold.seller_id order by sales desc`.execute(db)
  return rows
}
