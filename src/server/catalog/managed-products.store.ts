import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Category } from '#contract/catalog/category.ts'
import type {
  MANAGED_SORTS,
  ManagedCard,
  ManagedProduct,
  STATE_FILTERS,
  STOCK_FILTERS,
} from '#contract/catalog/manage-products.endpoints.ts'
import { FEW } from '#contract/catalog/stock-level.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  countRows,
  isBeyond,
  type KeysetQuery,
  type KeysetRow,
  keysetRows,
  orderBy,
  type Sorting,
} from '#server/platform/keyset.ts'
import { type ManagedSearch, searchCondition } from './managed-search.store.ts'
import type { ProductsTable } from './product.table.ts'
import { picturesOf } from './product-pictures.store.ts'
import { bothLanguages, CARD_COLUMNS, DETAIL_COLUMNS, toCard, toProduct } from './product-rows.ts'
import { inSample, MEASURE, THIN_MEASURE } from './samples.ts'
import { toVariant, withVariant } from './variants.store.ts'

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
type Wanted = Source & { where: RawBuilder<unknown> }

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

/** So many products are looked at on the way; what is common is met there. */
const STEPS = 2_500
const MORE = COUNTED_UP_TO + 1

type Query = Omit<KeysetQuery, 'sorting'> & { filter: ManagedFilter; sort: ManagedSort }
type Page = { rows: KeysetRow[]; total: number }

/** A page of the staff's list, and how many products the whole list has. */
export async function managedPage(db: Db, { filter, sort, ...page }: Query): Promise<Page> {
  const query = { ...page, sorting: SORTS[sort] }
  const source = sort === 'stock' || filter.stock ? WITH_LEVELS : PRODUCTS
  const { from } = source
  const conditions = conditionsOf(filter, source)
  const where = allOf(conditions)
  const list = sql`(select * from ${from} where ${where}) as products`
  // An index knows each condition by itself, and in any order.
  const isPlain = conditions.length <= 1 && filter.search === undefined
  if (isPlain) return { rows: await keysetRows(db, list, query), total: await countRows(db, list) }
  if (!(await isSurelyLong(db, filter))) return shortPage(db, { ...source, where }, query)
  const walk = sql`(
    select * from (
      select * from ${from} where ${isBeyond(query.sorting, page.after)}
      order by ${orderBy(query.sorting)} limit ${STEPS}
    ) as products where ${where}) as products`
  const rows = await keysetRows(db, walk, query)
  return { rows: rows.length === page.limit ? rows : await keysetRows(db, list, query), total: MORE }
}

/** Whether the sample says that the list is longer than can be counted. */
async function isSurelyLong(db: Db, filter: ManagedFilter): Promise<boolean> {
  const measure = filter.search ? THIN_MEASURE : MEASURE
  const where = allOf(conditionsOf(filter, PRODUCTS))
  // Of the indexes, only that of the sample: each of the others would find far more.
  const sample = sql`${PRODUCTS.from} where ${inSample(measure.oneIn, { hasText: false })} and (${where}) is true`
  return (await countRows(db, sample)) >= measure.surely
}

/** All that match are found once, for the page and for their number; as many as can be counted. */
async function shortPage(
  db: Db,
  { from, columns, where }: Wanted,
  { sorting, after, limit }: KeysetQuery,
): Promise<Page> {
  const { rows } = await sql<KeysetRow & { total: number }>`
    with matching as materialized (
      select ${columns} from ${from} where ${where} limit ${MORE}
    )
    select total, listed.* from (select count(*) as total from matching) as counted left join lateral (
      select id, json_build_array(${sql.join([...sorting.keys])}) as keys from matching as products
      where ${isBeyond(sorting, after)} order by ${orderBy(sorting)} limit ${limit}
    ) as listed on true`.execute(db)
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}

const allOf = (conditions: RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `)

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
    .select(['products.seller_id', 'products.on_sale', 'products.state', 'products.sku', 'products.barcode'])
    .select('seller.full_name as seller_name')

type Owned = Pick<Selectable<ProductsTable>, 'seller_id' | 'on_sale' | 'state' | 'sku' | 'barcode'> & {
  seller_name: string | null
}
const ownership = ({ seller_id, seller_name, on_sale, state, sku, barcode }: Owned) => ({
  sellerId: seller_id,
  sellerName: seller_name,
  onSale: on_sale,
  state,
  sku,
  barcode,
})

/** These products, in no particular order. */
export async function managedCards(db: Db, ids: readonly string[]): Promise<ManagedCard[]> {
  if (ids.length === 0) return []
  const rows = await managed(db).where('products.id', 'in', ids).execute()
  return rows.map((row) => ({ ...toCard(row), name: row.name, ...ownership(row) }))
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
  if (!row) return undefined
  const product = toProduct(row)
  const pictures = await picturesOf(db, product)
  return {
    ...product,
    ...bothLanguages(row),
    pictures,
    ...ownership(row),
    version: row.version,
    variant: toVariant(row),
  }
}
