import type { Selectable } from 'kysely'
import type { Category } from '#contract/catalog/category.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { Product, ProductCard } from '#contract/catalog/product.ts'
import { imageUrlFor } from '#contract/images/image.ts'
import { COUNTED_UP_TO } from '#contract/platform/paging.ts'
import { averageRating } from '#contract/reviews/average-rating.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ProductsTable } from './product.table.ts'

export type ProductFilter = { category: Category | undefined; before: string | undefined; limit: number }

const CARD_IMAGE_PIXELS = 480

const CARD_COLUMNS = [
  'products.id',
  'products.name',
  'products.category',
  'products.price_paise',
  'products.stock',
  'products.pack_size',
  'products.rating_sum',
  'products.rating_count',
  'images.id as image_id',
  'images.width as image_width',
  'images.height as image_height',
] as const

type CardRow = Pick<
  Selectable<ProductsTable>,
  'id' | 'name' | 'category' | 'price_paise' | 'stock' | 'pack_size' | 'rating_sum' | 'rating_count'
> & {
  image_id: string
  image_width: number
  image_height: number
}

const DETAIL_COLUMNS = [
  'products.description',
  'products.weight_g',
  'products.height_cm',
  'products.length_cm',
  'products.width_cm',
  'products.attributes',
  'products.created_at',
] as const

type DetailRow = Pick<
  Selectable<ProductsTable>,
  'description' | 'weight_g' | 'height_cm' | 'length_cm' | 'width_cm' | 'attributes' | 'created_at'
>

export async function newestCards(db: Db, filter: ProductFilter): Promise<ProductCard[]> {
  const rows = await newest(db, filter).select(CARD_COLUMNS).execute()
  return rows.map(toCard)
}

export async function newestProducts(db: Db, filter: ProductFilter): Promise<Product[]> {
  const rows = await newest(db, filter).select(CARD_COLUMNS).select(DETAIL_COLUMNS).execute()
  return rows.map(toProduct)
}

/** The cards of these products, in no particular order. */
export async function cardsOf(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  const rows = await withImages(db).select(CARD_COLUMNS).where('products.id', 'in', ids).execute()
  return rows.map(toCard)
}

export async function productById(db: Db, id: string): Promise<Product | undefined> {
  const row = await withImages(db)
    .select(CARD_COLUMNS)
    .select(DETAIL_COLUMNS)
    .where('products.id', '=', id)
    .executeTakeFirst()
  return row && toProduct(row)
}

const withImages = (db: Db) => db.selectFrom('products').innerJoin('images', 'images.id', 'products.image_id')

const newest = (db: Db, { category, before, limit }: ProductFilter) =>
  withImages(db)
    .$if(category !== undefined, (query) => query.where('products.category', '=', category as Category))
    .$if(before !== undefined, (query) => query.where('products.id', '<', before as string))
    .orderBy('products.id', 'desc')
    .limit(limit)

function toCard(row: CardRow): ProductCard {
  const image = { id: row.image_id, width: row.image_width, height: row.image_height }
  return {
    _id: row.id,
    name: row.name,
    price: toRupees(row.price_paise),
    Category: row.category,
    stocks: row.stock,
    ProductImage: imageUrlFor(image, CARD_IMAGE_PIXELS),
    image,
    packSize: row.pack_size,
    averageRating: averageRating(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
  }
}

const toProduct = (row: CardRow & DetailRow): Product => ({
  ...toCard(row),
  description: row.description,
  ...present({
    weight: measure(row.weight_g),
    height: measure(row.height_cm),
    length: measure(row.length_cm),
    width: measure(row.width_cm),
  }),
  attributes: row.attributes,
  createdAt: row.created_at.toISOString(),
})

/** How many match, counted no further than needed to say "more". */
export async function countProducts(db: Db, { category }: Pick<ProductFilter, 'category'>): Promise<number> {
  const counted = await db
    .selectFrom((from) =>
      from
        .selectFrom('products')
        .select('id')
        .$if(category !== undefined, (query) => query.where('category', '=', category as Category))
        .limit(COUNTED_UP_TO + 1)
        .as('matching'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}

/** Postgres hands numerics over as text. */
const measure = (value: string | number | null) => (value === null ? undefined : Number(value))

function present<T extends Record<string, number | undefined>>(values: T): { [K in keyof T]?: number } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as { [K in keyof T]?: number }
}
