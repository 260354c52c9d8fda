import type { PictureCell } from '#contract/catalog/picture-cell.ts'
import { productId } from '#contract/catalog/product.ts'
import { productImportTexts } from '#contract/catalog/product-import.texts.ts'
import {
  type CellFault,
  type ChangedProductRow,
  type NewProductRow,
  readChangedRow,
  readNewRow,
} from '#contract/catalog/product-row.ts'
import type { StoredRow } from './running-import.store.ts'

/** What a row says by itself, before anything is looked up. */
export type ParsedRow<Picture = PictureCell> = { line: number } & (
  | { kind: 'faulty'; faults: CellFault[] }
  | { kind: 'new'; values: Pictured<NewProductRow, Picture> }
  | { kind: 'change'; id: string; values: Pictured<ChangedProductRow, Picture> }
)
type Pictured<Values, Picture> = Omit<Values, 'ProductImage'> & { ProductImage?: Picture | undefined }

/** A row whose picture the shop has: its id. */
export type PicturedRow = ParsedRow<string>
export type NewRow = Pictured<NewProductRow, string>
export type ChangedRow = Pictured<ChangedProductRow, string>

export function parseRow({ line, cells, surplus }: StoredRow): ParsedRow {
  const faulty = (faults: CellFault[]) => ({ line, kind: 'faulty' as const, faults })
  if (surplus) return faulty([{ column: '', text: productImportTexts.tooManyCells }])
  const named = cells._id?.trim().toLowerCase()
  if (!named) {
    const { values, faults } = readNewRow(cells)
    return faults ? faulty(faults) : { line, kind: 'new', values }
  }
  const { data: id } = productId.safeParse(named)
  if (!id) return faulty([{ column: '_id', text: productImportTexts.badId }])
  const { values, faults } = readChangedRow(cells)
  return faults ? faulty(faults) : { line, kind: 'change', id, values }
}
