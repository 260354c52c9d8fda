import { type RawBuilder, sql } from 'kysely'
import type { Category } from '#contract/catalog/category.ts'
import type {
  MANAGED_SORTS,
  ManagedCard,
  ManagedProduct,
  STOCK_FILTERS,
} from '#contract/catalog/manage-products.endpoints.ts'
import { FEW } from '#contract/catalog/stock-level.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing, isBeyond, orderBy, type Sorting } from '#server/platform/keyset.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS, toCard, toProduct } from './product-rows.ts'

export type ManagedFilter = {
  /** Undefined: everybody's. */
  sellerId: string | undefined
  search?: string | undefined
  category?: Category | undefined
  stock?: (typeof STOCK_FILTERS)[number] | undefined
}
export type ManagedSort = (typeof MANAGED_SORTS)[number]

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

type Asked = { filter: ManagedFilter; sort: ManagedSort; after: (string | number)[] | undefined; limit: number }
type Place = { id: string; keys: (string | number)[] }

/** One page of ids with the keys to go on from. */
export async function managedPlaces(db: Db, { filter, sort, after, limit }: Asked): Promise<Place[]> {
  const sorting = SORTS[sort]
  const { rows } = await sql<Place>`
    select products.id, json_build_array(${sql.join([...sorting.keys])}) as keys from ${foundIn(filter)} as products
    where ${isBeyond(sorting, after)}
    order by ${orderBy(sorting)} limit ${limit}`.execute(db)
  return rows
}

export async function countManaged(db: Db, filter: ManagedFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${foundIn(filter)} as products limit ${COUNTED_UP_TO + 1}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** With a text, the products that contain it: few enough to sort in any way, and narrowed before they are cut off. */
function foundIn(filter: ManagedFilter): RawBuilder<unknown> {
  const { search } = filter
  if (!search) return sql`(select * from all_products as products where ${narrowed(filter)})`
  return sql`(
    select * from all_products as products where lower(name) like ${containing(search)} and ${narrowed(filter)}
    limit ${MOST_FOUND}
  )`
}

function narrowed({ sellerId, category, stock }: ManagedFilter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (sellerId) conditions.push(sql`products.seller_id = ${sellerId}`)
  if (category) conditions.push(sql`products.category = ${category}`)
  if (stock) conditions.push(stock === 'out' ? sql`products.stock = 0` : sql`products.stock between 1 and ${FEW}`)
  return sql.join(conditions, sql` and `)
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
