import { sql } from 'kysely'
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
export type StockTotals = { stock: number; value: number }

const VALUE = sql`product.price_paise::float8 * product.stock`
const ROW = sql`product.name, product.category, users.full_name as seller, product.stock, product.price_paise as price,
  ${VALUE} as value`
const TOTALS = sql`coalesce(sum(product.stock), 0)::float8 as stock, coalesce(sum(${VALUE}), 0) as value`
const NOTHING: StockTotals = { stock: 0, value: 0 }

const IN_STOCK = sql`product.stock > 0`

export async function stockValue(db: Db, limit: number): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${ROW} from all_products as product left join users on users.id = product.seller_id
    where ${IN_STOCK} order by value desc, product.id limit ${limit}`.execute(db)
  return rows
}

export async function stockTotals(db: Db): Promise<StockTotals> {
  const { rows } = await sql<StockTotals>`select ${TOTALS} from all_products as product where ${IN_STOCK}`.execute(db)
  return rows[0] ?? NOTHING
}

const isDead = ({ since, until }: Span) => sql`${IN_STOCK} and product.created_at < ${since} and product.id not in (
  select product_id from order_lines
  where ordered_at >= ${since} and ordered_at < ${until} and product_id is not null
)`

export async function deadStock(db: Db, span: Span, limit: number): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${ROW} from all_products as product left join users on users.id = product.seller_id
    where ${isDead(span)} order by value desc, product.id limit ${limit}`.execute(db)
  return rows
}

export async function deadTotals(db: Db, span: Span): Promise<StockTotals> {
  const { rows } = await sql<StockTotals>`select ${TOTALS} from all_products as product where ${isDead(span)}`.execute(
    db,
  )
  return rows[0] ?? NOTHING
}
