import type { GeneratedAlways, JSONColumnType } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type ProductFamiliesTable = {
  id: string
  /** Null: the shop itself. */
  seller_id: string | null
  name: string
  options: string[]
}

export type ProductVariantsTable = {
  product_id: string
  family_id: string
  option_values: JSONColumnType<Record<string, string>>
  place: GeneratedAlways<string>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    product_families: ProductFamiliesTable
    product_variants: ProductVariantsTable
  }
}

export const register = {
  product_families: { none: 3, sellerProfile: ['seller_id'] },
  product_variants: { none: 4 },
} satisfies Register
