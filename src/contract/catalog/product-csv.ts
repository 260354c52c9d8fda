import { ATTRIBUTES } from './attributes.ts'

/** What a new product cannot do without. */
export const NEEDED_COLUMNS = ['name', 'price', 'Category', 'description', 'stocks'] as const

/**
 * The columns of a table of products, in the order of the export. The last two are only for products that exist, and
 * nobody edits them: how many there were and which edit it was, so that what was sold or edited since is not undone.
 */
export const PRODUCT_COLUMNS = [
  '_id',
  ...NEEDED_COLUMNS,
  'nameHi',
  'descriptionHi',
  'packSize',
  'ProductImage',
  ...ATTRIBUTES,
  'family',
  'options',
  'state',
  'sku',
  'barcode',
  'mrp',
  'stocksBefore',
  'version',
] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** A row of the table: what was written in each column that the file has. */
export type ProductCells = Partial<Record<ProductColumn, string>>

type HeaderFault = { kind: 'unknownColumn' | 'doubledColumn' | 'missingColumn'; column: string }

/** Without _id every row is a new product, so all that one needs has to be there. */
export function headerFault(header: readonly string[]): HeaderFault | undefined {
  const unknown = header.find((name) => !PRODUCT_COLUMNS.some((column) => column === name))
  if (unknown !== undefined) return { kind: 'unknownColumn', column: unknown }
  const doubled = header.find((name, place) => header.indexOf(name) !== place)
  if (doubled !== undefined) return { kind: 'doubledColumn', column: doubled }
  const missing = header.includes('_id') ? undefined : NEEDED_COLUMNS.find((name) => !header.includes(name))
  return missing && { kind: 'missingColumn', column: missing }
}
