import type { ManagedProduct } from './manage-products.endpoints.ts'
import { optionsText } from './product-family.ts'
import { FIELD_NAMES, FIELDS, type FieldName } from './product-fields.ts'

/** What a new product cannot do without. A picture is put in its place. */
export const NEEDED_COLUMNS = FIELDS.flatMap(([name, { needed, kind }]) => (needed && kind !== 'picture' ? name : []))

/**
 * The columns of a table of products, in the order of the export. The last two are only for products that exist, and
 * nobody edits them: how many there were and which edit it was, so that what was sold or edited since is not undone.
 */
export const PRODUCT_COLUMNS = ['_id', ...FIELD_NAMES, 'stocksBefore', 'version'] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** A row of the table: what was written in each column that the file has. */
export type ProductCells = Partial<Record<ProductColumn, string>>

/** What a product says in each of its fields; undefined is nothing. What some say of their measures in words is no measure. */
export function cellsOf(product: Omit<ManagedProduct, 'pictures'>) {
  const { attributes, variant } = product
  const place: Readonly<Record<string, string>> =
    (variant && { ...variant, options: optionsText(variant.options) }) || {}
  const cells = FIELDS.map(([name, field]) => {
    if (field.kind === 'attribute') return [name, attributes[name as keyof typeof attributes]]
    if (field.kind === 'variant') return [name, place[name]]
    const answered = (field.kind !== 'picture' && field.wire) || name
    return [name, product[answered as keyof typeof product] ?? undefined]
  })
  return Object.fromEntries(cells) as Record<FieldName, string | number | undefined>
}

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
