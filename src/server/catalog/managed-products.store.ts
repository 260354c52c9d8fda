import { type RawBuilder, sql } from 'kysely'
import type { Category } from '#contract/catalog/category.ts'
import type {
  MANAGED_SORTS,
  ManagedCard,
  ManagedProduct,
  STOCK_FILTERS,
} from '#contract/catalog/manage-products.endpoints.ts'
import { FEW } from '#contract/catalog/stock-level.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  containing,
  countRows,
  type KeysetQuery,
  type KeysetRow,
  keysetRows,
  type Sorting,
} from '#server/platform/keyset.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS, toCard, toProduct } from './product-rows.ts'

type ManagedFilter = {
  /** Undefined: everybody's. */
  sellerId: string | undefined
  search?: string | undefined
  category?: Category | undefined
  stock?: (typeof STOCK_FILTERS)[number] | undefined
}
type ManagedSort = (typeof MANAGED_SORTS)[number]

const id = sql`products.id`
const SORTS: Record<ManagedSort, Sorting> = {
  newest: { keys: [id], direction: 'desc' },
  name: { keys: [sql`lower(products.name)`, id], direction: 'asc' },
  priceAsc: { keys: [sql`products.price_paise`, id], direction: 'asc' },
  priceDesc: { keys: [sql`products.price_paise`, id], direction: 'desc' },
  stock: { keys: [sql`products.stock`, id], direction: 'asc' },
}

/** A text that more products contain than this says little about which is meant. */
const MOST_FOUND = 1_000

type Query = Omit<KeysetQuery, 'sorting'> & { filter: ManagedFilter; sort: ManagedSort }

export const managedRows = (db: Db, { filter, sort, ...page }: Query): Promise<KeysetRow[]> =>
  keysetRows(db, sql`${filtered(filter)} as products`, { ...page, sorting: SORTS[sort] })

export const countManaged = (db: Db, filter: ManagedFilter): Promise<number> =>
  countRows(db, sql`${filtered(filter)} as products`)

/** With a text, the products that contain it: few enough to sort in any way, and filtered before the limit. */
function filtered(filter: ManagedFilter): RawBuilder<unknown> {
  const { search } = filter
  if (!search) return sql`(select * from all_products as products where ${conditions(filter)})`
  return sql`(
    select * from all_products as products where lower(name) like ${containing(search)} and ${conditions(filter)}
    limit ${MOST_FOUND}
  )`
}

function conditions({ sellerId, category, stock }: ManagedFilter): RawBuilder<unknown> {
  const all = [sql`true`]
  if (sellerId) all.push(sql`products.seller_id = ${sellerId}`)
  if (category) all.push(sql`products.category = ${category}`)
  if (stock) all.push(stock === 'out' ? sql`products.stock = 0` : sql`products.stock between 1 and ${FEW}`)
  return sql.join(all, sql` and `)
}

const managed = (db: Db) =>
  db
    .selectFrom('all_products as products')
    .innerJoin('images', 'images.id', 'products.image_id')
    .leftJoin('users as seller', 'seller.id', 'products.seller_id')
    .select(CARD_COLUMNS)
    .select(['products.seller_id', 'products.on_sale', 'seller.full_name as seller_name'])

type Owned = { seller_id: string | null; seller_name: string | null; on_sale: boolean }
const ownership = ({ seller_id, seller_name, on_sale }: Owned) => ({
  sellerId: seller_id,
  sellerName: seller_name,
  onSale: on_sale,
})

/** These products, in no particular order. */
export async function managedCards(db: Db, ids: readonly string[]): Promise<ManagedCard[]> {
  if (ids.length === 0) return []
  const rows = await managed(db).where('products.id', 'in', ids).execute()
  return rows.map((row) => ({ ...toCard(row), ...ownership(row) }))
}

/** Undefined when there is no such product, or when it is somebody else's. */
export async function managedById(
  db: Db,
  productId: string,
  sellerId: string | undefined,
): Promise<ManagedProduct | undefined> {
  const row = await managed(db)
    .select(DETAIL_COLUMNS)
    .select('products.version')
    .where('products.id', '=', productId)
    .$if(sellerId !== undefined, (query) => query.where('products.seller_id', '=', sellerId as string))
    .executeTakeFirst()
  return row && { ...toProduct(row), ...ownership(row), version: row.version }
}
