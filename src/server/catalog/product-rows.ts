import type { Selectable } from 'kysely'
import { toRupees } from '#contract/catalog/money.ts'
import type { Product, ProductCard } from '#contract/catalog/product.ts'
import { imageUrlFor } from '#contract/images/image.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { averageRating } from '#contract/reviews/average-rating.ts'
import type { ProductsTable } from './product.table.ts'

const CARD_IMAGE_PIXELS = 480

export const CARD_COLUMNS = [
  'products.id',
  'products.name',
  'products.name_hi',
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

export type CardRow = Pick<
  Selectable<ProductsTable>,
  'id' | 'name' | 'name_hi' | 'category' | 'price_paise' | 'stock' | 'pack_size' | 'rating_sum' | 'rating_count'
> & {
  image_id: string
  image_width: number
  image_height: number
}

export const DETAIL_COLUMNS = [
  'products.description',
  'products.description_hi',
  'products.weight_g',
  'products.height_cm',
  'products.length_cm',
  'products.width_cm',
  'products.attributes',
  'products.created_at',
  'products.mrp_paise',
] as const

type DetailRow = Pick<
  Selectable<ProductsTable>,
  | 'description'
  | 'description_hi'
  | 'weight_g'
  | 'height_cm'
  | 'length_cm'
  | 'width_cm'
  | 'attributes'
  | 'created_at'
  | 'mrp_paise'
>

/** In the language that is spoken, where somebody has written it. */
const spoken = (english: string, hindi: string | null) => (currentLanguage() === 'hi' && hindi) || english

/** For those who work on a product: as it is in English, with its Hindi beside it. */
export const bothLanguages = (
  row: Pick<CardRow & DetailRow, 'name' | 'name_hi' | 'description' | 'description_hi'>,
) => ({
  name: row.name,
  description: row.description,
  nameHi: row.name_hi,
  descriptionHi: row.description_hi,
})

export function toCard(row: CardRow): ProductCard {
  const image = { id: row.image_id, width: row.image_width, height: row.image_height }
  return {
    _id: row.id,
    name: spoken(row.name, row.name_hi),
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

export const toProduct = (row: CardRow & DetailRow): Product => ({
  ...toCard(row),
  description: spoken(row.description, row.description_hi),
  ...present({
    weight: measure(row.weight_g),
    height: measure(row.height_cm),
    length: measure(row.length_cm),
    width: measure(row.width_cm),
    mrp: row.mrp_paise === null ? undefined : toRupees(row.mrp_paise),
  }),
  attributes: row.attributes,
  createdAt: row.created_at.toISOString(),
})

/** Postgres hands numerics over as text. */
const measure = (value: string | number | null) => (value === null ? undefined : Number(value))

function present<T extends Record<string, number | undefined>>(values: T): { [K in keyof T]?: number } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as { [K in keyof T]?: number }
}
