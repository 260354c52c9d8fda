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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  product_families: { none: ['id', 'name', 'options'], sellerProfile: ['seller_id'] },
  product_variants: { none: ['product_id', 'family_id', 'option_values', 'place'] },
} satisfies Register
