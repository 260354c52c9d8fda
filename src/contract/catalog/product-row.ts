import { z } from 'zod'
import { isFormula, unguarded } from '#contract/platform/csv-cells.ts'
import { readPictureCell } from './picture-cell.ts'
import { NEEDED_COLUMNS, type ProductCells } from './product-csv.ts'
import { productImportTexts } from './product-import.texts.ts'
import { productStock } from './product-inputs.ts'
import { changedProductShape, newProductShape, optional } from './product-shapes.ts'

const picture = optional(
  z
    .string()
    .trim()
    .transform((cell, { issues }) => {
      const picture = readPictureCell(cell)
      if (picture) return picture
      issues.push({ code: 'custom', input: cell, message: productImportTexts.badPicture })
      return z.NEVER
    }),
)

const newRow = z.object({ ...newProductShape, ProductImage: picture })
export type NewProductRow = z.output<typeof newRow>

const changedRow = z.object({
  ...changedProductShape,
  ProductImage: picture,
  stocksBefore: optional(productStock),
  version: optional(z.coerce.number(productImportTexts.badVersion).int(productImportTexts.badVersion)),
})
export type ChangedProductRow = z.output<typeof changedRow>

export type CellFault = { column: string; text: string }
/** Either what a row says, or what is wrong with it. */
type ReadRow<Values> = { values: Values; faults?: undefined } | { values?: undefined; faults: CellFault[] }

export const readNewRow = (cells: ProductCells): ReadRow<NewProductRow> => read(newRow, cells)

/** What has no column stays as it is; what a product can do without is null where its cell is blank. */
export const readChangedRow = (cells: ProductCells): ReadRow<ChangedProductRow> => read(changedRow, cells)

function read<Values>(schema: z.ZodType<Values>, { _id, ...cells }: ProductCells): ReadRow<Values> {
  const plain = Object.entries(cells).map(([name, cell]) => [name, cell.trim() === '' ? '' : unguarded(cell)])
  const { data, error } = schema.safeParse(Object.fromEntries(plain))
  const faults = (error?.issues ?? []).map(({ path, message }) => ({ column: String(path[0]), text: message }))
  const formulas = Object.entries(cells).flatMap(([column, cell]) =>
    isFormula(cell) ? { column, text: productImportTexts.formula } : [],
  )
  const all = [...formulas, ...faults]
  if (all.length === 0) return { values: data as Values }
  // One text for each column, in the order of the columns.
  const texts = new Map(all.toReversed().map(({ column, text }) => [column, text]))
  const columns = [...new Set([...Object.keys(cells), ...NEEDED_COLUMNS])]
  return { faults: columns.flatMap((column) => faultOf(column, texts.get(column))) }
}

const faultOf = (column: string, text: string | undefined): CellFault[] => (text ? [{ column, text }] : [])
