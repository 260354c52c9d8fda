import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Attributes } from '#contract/catalog/attributes.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { Paise } from '#contract/catalog/money.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type ProductsTable = {
  id: string
  name: string
  category: Category
  price_paise: Paise
  description: string
  stock: number
  image_id: string
  weight_g: string | number | null
  height_cm: string | number | null
  length_cm: string | number | null
  width_cm: string | number | null
  attributes: JSONColumnType<Attributes>
  pack_size: Generated<number>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  /** Not rounded, for sorting and narrowing. */
  average_rating: GeneratedAlways<number>
  /** A tsvector of name, attributes and category, kept by a trigger. */
  name_words: Generated<string>
  created_at: Generated<Date>
  /** Null: sold by the shop itself. */
  seller_id: Generated<string | null>
  /** What shoppers see: its state, while its seller may sell. A trigger keeps it. */
  on_sale: Generated<boolean>
  version: Generated<number>
  name_hi: Generated<string | null>
  description_hi: Generated<string | null>
  state: Generated<ProductState>
  sku: Generated<string | null>
  barcode: Generated<string | null>
  /** Printed on it, all taxes included. */
  mrp_paise: Generated<Paise | null>
  in_stock: GeneratedAlways<boolean>
}

/** What a product's stock is and is worth, in narrow rows that a trigger keeps, so that no index of products knows a stock. */
export type StockLevelsTable = {
  product_id: string
  owner_id: string | null
  pieces: number
  each_paise: Paise
  since: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    /** With what is not for sale at present; for staff only. */
    all_products: ProductsTable
    /** A view: what shoppers see and buy. */
    products: ProductsTable
    stock_levels: StockLevelsTable
  }
}

export const register = {
  all_products: { none: 27, sellerProfile: ['seller_id'] },
  stock_levels: { none: 4, sellerProfile: ['owner_id'] },
} satisfies Register
