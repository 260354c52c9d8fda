import type { Generated, JSONColumnType } from 'kysely'
import type { IMPORT_STATUSES } from '#contract/catalog/product-import.endpoints.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import type { ImportedChanges } from '#contract/catalog/take-back.ts'
import type { Register } from '#server/platform/db/tables.ts'
import type { VariantMove } from './validate-row.ts'

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
  noted: Generated<number>
  undo_status: 'working' | 'done' | 'failed' | null
  undo_line: number | null
  undone: Generated<number>
  removed: Generated<number>
  restored: Generated<number>
  stayed: Generated<number>
  fetched: Generated<number>
  /** Hosts of links that did not answer in time, and how long links were waited for in all. */
  slow_hosts: Generated<string[]>
  waited_ms: Generated<number>
}

export type ProductImportChangesTable = {
  import_id: string
  line: number
  product_id: string
  added: boolean
  changes: JSONColumnType<ImportedChanges>
  move: JSONColumnType<VariantMove> | null
  marked: string
  stayed: JSONColumnType<CellFault[]> | null
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

export type ProductImportPicturesTable = { user_id: string; name: string; image_id: string; added_at: Date }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    product_import_changes: ProductImportChangesTable
    product_import_faults: ProductImportFaultsTable
    product_import_pictures: ProductImportPicturesTable
    product_import_rows: ProductImportRowsTable
    product_imports: ProductImportsTable
  }
}

export const register = {
  product_import_changes: { none: 8 },
  product_import_faults: { none: 5 },
  product_import_pictures: { none: 2, imports: ['user_id', 'name'] },
  product_import_rows: { none: 3, imports: ['cells'] },
  product_imports: { none: 22, imports: ['user_id'] },
} satisfies Register
