import { changesBetween } from '#contract/audit/changes-between.ts'
import type { FieldValue, ImportedChanges } from '#contract/catalog/take-back.ts'
import { fieldsOf, type ProductRow, withFields } from '../product-columns.ts'

/** A measure may have a text among the attributes as well, so they are told apart. */
const ATTRIBUTE = 'attributes.'

export const notedFields = (row: ProductRow): Record<string, FieldValue> => ({
  ...fieldsOf(row),
  ...Object.fromEntries(Object.entries(row.attributes).map(([name, text]) => [`${ATTRIBUTE}${name}`, text])),
})

export const notedChanges = (before: ProductRow, after: ProductRow) =>
  changesBetween(notedFields(before), notedFields(after)) as ImportedChanges

/** A product with fields as they were noted. */
export function restored(row: ProductRow, noted: Readonly<Record<string, FieldValue>>): ProductRow {
  const after = withFields(row, noted)
  const texts = Object.entries(noted).filter(([field]) => field.startsWith(ATTRIBUTE))
  const attributes = Object.entries({
    ...after.attributes,
    ...Object.fromEntries(texts.map(([field, text]) => [columnOf(field), text])),
  })
  return { ...after, attributes: Object.fromEntries(attributes.filter(([, text]) => text !== null)) }
}

/** How tables of products call a field. */
export const columnOf = (field: string) => field.replace(ATTRIBUTE, '')
