import type { Selectable } from 'kysely'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import { FIELDS, type FieldName, PRODUCT_FIELDS, type ProductField } from '#contract/catalog/product-fields.ts'
import { variantTexts } from '#contract/catalog/variant-wish.ts'
import type { ProductsTable } from './product.table.ts'

/** A product as it is read, and as it will be. */
export type ProductRow = Selectable<ProductsTable>
type Fields = typeof PRODUCT_FIELDS
type KeptName = { [Name in FieldName]: Fields[Name] extends { column: string } ? Name : never }[FieldName]
type WrittenColumn = Fields[KeptName]['column'] | 'attributes'
type Kept = Extract<ProductField, { column: string }>
/** What a field says, as answers have it: rupees and numbers. */
export type FieldValue = string | number | null
/** What is given to fields; a field that is not given stays as it is, null takes it away. */
export type Given = { readonly [Name in FieldName]?: unknown }

export const KEPT = FIELDS.flatMap(([name, field]) => ('column' in field ? [[name, field] as const] : []))

/** The columns that an edit writes; sales and reviews have theirs for themselves. */
export const WRITTEN = [...KEPT.map(([, { column }]) => column), 'attributes'] as readonly WrittenColumn[]

export function valueIn(row: Readonly<Record<string, unknown>>, { kind, column }: Kept): FieldValue {
  const value = row[column] as FieldValue
  if (value === null || kind === 'text' || kind === 'picture') return value
  // Postgres hands numerics over as text.
  return kind === 'money' ? toRupees(Number(value)) : Number(value)
}

/** What a product says in the fields that have a column. */
export const fieldsOf = (row: ProductRow) =>
  Object.fromEntries(KEPT.map(([name, field]) => [name, valueIn(row, field)])) as Record<KeptName, FieldValue>

/** The columns of a new product. */
export const newColumns = (given: Given): NewColumns => withFields(EMPTY, given)
export type NewColumns = Pick<ProductRow, WrittenColumn>

const EMPTY = Object.fromEntries([
  ...KEPT.map(([, field]) => [field.column, field.otherwise ?? null]),
  ['attributes', {}],
]) as ProductRow

/** The product as it will be. */
export function withFields(row: ProductRow, given: Given): ProductRow {
  const columns = KEPT.filter(([name]) => given[name] !== undefined).map(([name, { kind, column }]) => [
    column,
    kind === 'money' && given[name] !== null ? toPaise(Number(given[name])) : given[name],
  ])
  return { ...row, ...Object.fromEntries(columns), attributes: attributesOf(row, given) }
}

/**
 * Of a measure some products have a text among their attributes. It goes with the first number that is said in its place;
 * one that is repeated is none.
 */
function attributesOf(row: ProductRow, given: Given): ProductRow['attributes'] {
  const values = ATTRIBUTES.map((name) => {
    const field = PRODUCT_FIELDS[name]
    const isSaid = given[name] !== undefined && (field.kind === 'attribute' || given[name] !== valueIn(row, field))
    return [name, isSaid ? field.kind === 'attribute' && given[name] : row.attributes[name]]
  })
  return Object.fromEntries(values.filter(([, value]) => value))
}

type Stocks = { stocks?: number | undefined; stocksBefore?: number | undefined }

/** The product as a form or a row of a table makes it. Of the stock only the difference that was typed counts: what was sold meanwhile stays sold. */
export function edited(row: ProductRow, { stocksBefore = row.stock, ...given }: Given & Stocks): ProductRow {
  const stocks = given.stocks === undefined ? undefined : Math.max(row.stock + given.stocks - stocksBefore, 0)
  return withFields(row, { ...given, stocks })
}

/** What the history tells of a product. Where a measure is also an attribute, the number. */
export const historyOf = (row: ProductRow): Record<string, FieldValue | undefined> => ({
  ...row.attributes,
  ...inHistory(fieldsOf(row)),
})

const inHistory = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      (PRODUCT_FIELDS as Record<string, ProductField>)[name]?.history ?? name,
      value,
    ]),
  )

export const changesOf = (before: ProductRow, after: ProductRow) => changesBetween(historyOf(before), historyOf(after))

/** The first entry of a product in the audit log. */
export function productAdded(id: string, given: Given, variant: ProductVariant | null = null) {
  const told = { ...given, ...variantTexts(variant) }
  const opening = FIELDS.flatMap(([name, field]) => (field.opening ? [[name, told[name]]] : []))
  return {
    action: 'productAdded' as const,
    id,
    changes: changesBetween({}, inHistory(Object.fromEntries(opening))),
  }
}
