import type { Generated } from 'kysely'
import type { IMPORT_STATUSES } from '#contract/catalog/product-import.endpoints.ts'

export type ProductImportsTable = {
  id: string
  user_id: string
  status: (typeof IMPORT_STATUSES)[number]
  dry_run: boolean
  columns: Generated<string[]>
  total: Generated<number>
  position: Generated<number>
  done: Generated<number>
  failed: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  started_at: Date
  touched_at: Date
}

export type ProductImportRowsTable = {
  import_id: string
  line: number
  product_id: string | null
  cells: string[]
}

export type ProductImportFaultsTable = {
  import_id: string
  line: number
  place: number
  column_name: string
  text: string
}
