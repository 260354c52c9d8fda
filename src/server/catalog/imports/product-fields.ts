import type { Selectable } from 'kysely'
import { changesBetween } from '#contract/audit/changes-between.ts'
import type { FieldValue, ImportedChanges } from '#contract/catalog/take-back.ts'
import type { ProductsTable } from '../product.table.ts'

type Row = Selectable<ProductsTable>
export type WrittenRow = Omit<Row, 'attributes'> & { attributes: Record<string, string> }
type AnyRow = Row | WrittenRow

/** What an import may change of a product: each column of the database, and how tables of products call it. */
const COLUMNS = {
  name: 'name',
  category: 'Category',
  price_paise: 'price',
  description: 'description',
  name_hi: 'nameHi',
  description_hi: 'descriptionHi',
  stock: 'stocks',
  image_id: 'ProductImage',
  pack_size: 'packSize',
  state: 'state',
  sku: 'sku',
  barcode: 'barcode',
  mrp_paise: 'mrp',
} as const satisfies Partial<Record<keyof Row, string>>

/** These come out of the database as texts, of which 85 and 85.00 are the same. */
const MEASURES = { weight_g: 'weight', height_cm: 'height', length_cm: 'length', width_cm: 'breadth' } as const

/** An attribute may have the name of a measure, so they are told apart. */
const ATTRIBUTE = 'attributes.'

type Column = keyof typeof COLUMNS
type Measure = keyof typeof MEASURES

export function fieldsOf(row: AnyRow): Record<string, FieldValue> {
  const columns = (Object.keys(COLUMNS) as Column[]).map((column) => [column, row[column]])
  const measures = (Object.keys(MEASURES) as Measure[]).map((column) => {
    return [column, row[column] === null ? null : Number(row[column])]
  })
  const attributes = Object.entries(row.attributes).map(([name, text]) => [`${ATTRIBUTE}${name}`, text])
  return Object.fromEntries([...columns, ...measures, ...attributes])
}

export const importedChanges = (before: AnyRow, after: AnyRow) =>
  changesBetween(fieldsOf(before), fieldsOf(after)) as ImportedChanges

/** A product with some of its fields as given; an attribute that is null is taken away. */
export function withFields(row: AnyRow, fields: Readonly<Record<string, FieldValue>>): WrittenRow {
  const isAttribute = ([field]: [string, FieldValue]) => field.startsWith(ATTRIBUTE)
  const given = Object.entries(fields)
  const columns = Object.fromEntries(given.filter((entry) => !isAttribute(entry)))
  const named = given.filter(isAttribute).map(([field, text]) => [field.slice(ATTRIBUTE.length), text])
  const attributes = Object.entries({ ...row.attributes, ...Object.fromEntries(named) })
  return {
    ...row,
    ...columns,
    attributes: Object.fromEntries(attributes.filter(([, text]) => text !== null)) as Record<string, string>,
  }
}

/** How tables of products call a field. */
export const csvNameOf = (field: string): string =>
  ({ ...COLUMNS, ...MEASURES })[field as Column | Measure] ?? field.replace(ATTRIBUTE, '')
