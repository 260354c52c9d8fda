import type { GeneratedAlways, JSONColumnType } from 'kysely'

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
