import { type RawBuilder, sql } from 'kysely'
import type { Category } from '#contract/catalog/category.ts'
import type {
  MANAGED_SORTS,
  ManagedCard,
  ManagedProduct,
  STATE_FILTERS,
  STOCK_FILTERS,
} from '#contract/catalog/manage-products.endpoints.ts'
import { FEW } from '#contract/catalog/stock-level.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { KeysetQuery, Sorting } from '#server/platform/db/keyset.ts'
import { type CountedPage, countedPage } from './counted-page.ts'
import { type ManagedSearch, searchCondition } from './managed-search.store.ts'
import { picturesOf } from './product-pictures.store.ts'
import {
  CARD_COLUMNS,
  DETAIL_COLUMNS,
  FORM_COLUMNS,
  STAFF_COLUMNS,
  toManagedCard,
  toManagedProduct,
} from './product-rows.ts'
import { withVariant } from './variants.store.ts'

type ManagedFilter = {
  /** Undefined: everybody's. */
  sellerId: string | undefined
  /** What the name, a code or the seller's name begins with or holds. */
  search?: ManagedSearch | undefined
  category?: Category | undefined
  stock?: (typeof STOCK_FILTERS)[number] | undefined
  state?: (typeof STATE_FILTERS)[number] | undefined
}
type ManagedSort = (typeof MANAGED_SORTS)[number]

const id = sql`products.id`
const SORTS: Record<ManagedSort, Sorting> = {
  newest: { keys: [id], direction: 'desc' },
  name: { keys: [sql`lower(products.name)`, id], direction: 'asc' },
  priceAsc: { keys: [sql`products.price_paise`, id], direction: 'asc' },
  priceDesc: { keys: [sql`products.price_paise`, id], direction: 'desc' },
  // Both of one table, whose index then finds where the next page begins.
  stock: { keys: [sql`products.pieces`, sql`products.product_id`], direction: 'asc' },
}

/** Where a list is read from: what it is sorted by there, whose a product is and how many there are, as an index has it. */
type Source = Record<'from' | 'columns' | 'seller' | 'pieces', RawBuilder<unknown>>

const PRODUCTS: Source = {
  from: sql`all_products as products`,
  columns: sql`id, name, price_paise`,
  seller: sql`products.seller_id`,
  pieces: sql`products.stock`,
}
/** The table of stock levels alone knows an order of stocks. */
const WITH_LEVELS: Source = {
  from: sql`(
    select all_products.*, level.product_id, level.owner_id, level.pieces
    from stock_levels as level join all_products on all_products.id = level.product_id
  ) as products`,
  columns: sql`id, name, price_paise, product_id, pieces`,
  seller: sql`products.owner_id`,
  pieces: sql`products.pieces`,
}

type Query = Omit<KeysetQuery, 'sorting'> & { filter: ManagedFilter; sort: ManagedSort }

/** A page of the staff's list, and how many products the whole list has. */
export function managedPage(db: Db, { filter, sort, ...page }: Query): Promise<CountedPage> {
  const source = sort === 'stock' || filter.stock ? WITH_LEVELS : PRODUCTS
  const where = sql.join([sql`true`, ...conditionsOf(filter, source)], sql` and `)
  return countedPage(db, sql`select ${source.columns} from ${source.from} where ${where}`, {
    ...page,
    sorting: SORTS[sort],
  })
}

function conditionsOf(
  { sellerId, search, category, stock, state }: ManagedFilter,
  { seller, pieces }: Source,
): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = []
  if (search) all.push(searchCondition(search))
  if (sellerId) all.push(sql`${seller} = ${sellerId}`)
  if (category) all.push(sql`products.category = ${category}`)
  if (state) all.push(STATES[state])
  if (stock) all.push(stock === 'out' ? sql`${pieces} = 0` : sql`${pieces} between 1 and ${FEW}`)
  return all
}

/** As the index of what is not on sale has it. */
const STATES: Record<NonNullable<ManagedFilter['state']>, RawBuilder<unknown>> = {
  onSale: sql`products.on_sale`,
  draft: sql`(not products.on_sale and products.state = 'draft')`,
  offSale: sql`(not products.on_sale and products.state = 'offSale')`,
  hidden: sql`(not products.on_sale and products.state = 'onSale')`,
}

const managed = (db: Db) =>
  withVariant(db)
    .innerJoin('images', 'images.id', 'products.image_id')
    .leftJoin('users as seller', 'seller.id', 'products.seller_id')
    .select(CARD_COLUMNS)
    .select(STAFF_COLUMNS)
    .select('seller.full_name as seller_name')

const managedWhole = (db: Db, sellerId: string | undefined) =>
  managed(db)
    .select(DETAIL_COLUMNS)
    .select(FORM_COLUMNS)
    .$if(sellerId !== undefined, (query) => query.where('products.seller_id', '=', sellerId as string))

/** These products, in no particular order. */
export async function managedCards(db: Db, ids: readonly string[]): Promise<ManagedCard[]> {
  if (ids.length === 0) return []
  const rows = await managed(db).where('products.id', 'in', ids).execute()
  return rows.map(toManagedCard)
}

/** Undefined when there is no such product, or when it is somebody else's. */
export async function managedById(
  db: Db,
  productId: string,
  sellerId: string | undefined,
): Promise<ManagedProduct | undefined> {
  const row = await managedWhole(db, sellerId).where('products.id', '=', productId).executeTakeFirst()
  if (!row) return undefined
  const product = toManagedProduct(row)
  return { ...product, pictures: await picturesOf(db, product) }
}

/** The next products, oldest first; without a seller everybody's. */
export async function managedAfter(db: Db, sellerId: string | undefined, after: string | undefined, limit: number) {
  const rows = await managedWhole(db, sellerId)
    .$if(after !== undefined, (query) => query.where('products.id', '>', after as string))
    .orderBy('products.id')
    .limit(limit)
    .execute()
  return rows.map(toManagedProduct)
}
