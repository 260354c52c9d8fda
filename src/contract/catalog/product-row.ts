import { z } from 'zod'
import { isFormula, unguarded } from '#contract/platform/csv-cells.ts'
import { ATTRIBUTES } from './attributes.ts'
import { attributeFields } from './manage-products.endpoints.ts'
import { readPictureCell } from './picture-cell.ts'
import { barcode, sku } from './product-codes.ts'
import { NEEDED_COLUMNS, type ProductCells, type ProductColumn } from './product-csv.ts'
import { familyName, variantOptions } from './product-family.ts'
import {
  packSize,
  productCategory,
  productDescription,
  productName,
  productPrice,
  productStock,
} from './product-fields.ts'
import { productImportTexts } from './product-import.texts.ts'
import { productState } from './product-state.ts'

const newRow = z.object({
  name: productName,
  price: productPrice,
  Category: productCategory,
  description: productDescription,
  stocks: productStock,
  nameHi: productName.optional(),
  descriptionHi: productDescription.optional(),
  packSize: packSize.optional(),
  state: productState.optional(),
  sku: sku.optional(),
  barcode: barcode.optional(),
  mrp: productPrice.optional(),
  ProductImage: z
    .string()
    .trim()
    .transform((cell, { issues }) => {
      const picture = readPictureCell(cell)
      if (picture) return picture
      issues.push({ code: 'custom', input: cell, message: productImportTexts.badPicture })
      return z.NEVER
    })
    .optional(),
  family: familyName.optional(),
  options: variantOptions.optional(),
  ...attributeFields,
})
export type NewProductRow = z.output<typeof newRow>

const changedRow = newRow.partial().extend({
  stocksBefore: productStock.optional(),
  version: z.coerce.number(productImportTexts.badVersion).int(productImportTexts.badVersion).optional(),
})
export type ChangedProductRow = z.output<typeof changedRow>

export type CellFault = { column: string; text: string }
/** Either what a row says, or what is wrong with it. */
type ReadRow<Values> = { values: Values; faults?: undefined } | { values?: undefined; faults: CellFault[] }

export const readNewRow = (cells: ProductCells): ReadRow<NewProductRow> => read(newRow, filled(cells))

/** What a product can do without, besides attributes. */
const REMOVABLE = ['nameHi', 'descriptionHi', 'family', 'sku', 'barcode', 'mrp'] as const

/** What has no column stays as it is; an attribute, a family, a code, the MRP or Hindi whose cell is blank is taken away. */
export function readChangedRow(cells: ProductCells): ReadRow<ChangedProductRow> {
  const { values, faults } = read(changedRow, filled(cells))
  if (faults) return { faults }
  const isGivenBlank = (name: ProductColumn) => cells[name] !== undefined && isBlank(cells[name])
  const blank = [...ATTRIBUTES, ...REMOVABLE].filter(isGivenBlank)
  return {
    values: {
      ...values,
      ...Object.fromEntries(blank.map((name) => [name, ''])),
      ...(isGivenBlank('options') && { options: [] }),
    },
  }
}

const isBlank = (cell: string) => cell.trim() === ''
const isNeeded = (name: string) => NEEDED_COLUMNS.some((needed) => needed === name)

/** What is blank counts as left out, except where a product cannot do without: there its text says so. */
const filled = ({ _id, ...cells }: ProductCells): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([name, cell]) => isNeeded(name) || !isBlank(cell)))

function read<Values>(schema: z.ZodType<Values>, cells: Record<string, string>): ReadRow<Values> {
  const plain = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, unguarded(cell)]))
  const { data, error } = schema.safeParse(plain)
  const faults = (error?.issues ?? []).map(({ path, message }) => ({ column: String(path[0]), text: message }))
  const formulas = Object.keys(cells).filter((name) => isFormula(cells[name] ?? ''))
  const all = [...formulas.map((column) => ({ column, text: productImportTexts.formula })), ...faults]
  if (all.length === 0) return { values: data as Values }
  // One text for each column, in the order of the columns.
  const texts = new Map(all.toReversed().map(({ column, text }) => [column, text]))
  return {
    faults: Object.keys(cells)
      .concat(...NEEDED_COLUMNS)
      .flatMap(takeFault),
  }

  function takeFault(column: string): CellFault[] {
    const text = texts.get(column)
    texts.delete(column)
    return text ? [{ column, text }] : []
  }
}
