import type { Selectable } from 'kysely'
import type { Changes } from '#contract/audit/audit-entry.ts'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { fillLine, productImportTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault, ChangedProductRow, NewProductRow } from '#contract/catalog/product-row.ts'
import type { ProductsTable } from '../product.table.ts'
import { auditedFields, changedColumns } from '../product-columns.ts'
import type { ParsedRow } from './parse-row.ts'

type Row = Selectable<ProductsTable>
type ChangedRow = Omit<Row, 'attributes'> & { attributes: Record<string, string> }

/** What has to be known to validate rows. */
export type Lookups = {
  /** The products that rows name and the importer may touch. */
  products: ReadonlyMap<string, Row>
  /** The pictures that rows name and the importer may use. */
  pictures: ReadonlySet<string>
  /** Lines about a product that an earlier line is about. */
  duplicateLines: ReadonlyMap<number, number>
}

/** What becomes of a row. */
export type RowResult =
  | { kind: 'faulty'; faults: CellFault[] }
  | { kind: 'added'; values: NewProductRow }
  | { kind: 'changed'; row: ChangedRow; changes: Changes }
  | { kind: 'same' }

export function validateRow(parsed: ParsedRow, known: Lookups): RowResult {
  if (parsed.kind === 'faulty') return parsed
  const picture = parsed.values.ProductImage
  if (parsed.kind === 'new') {
    return picture && !known.pictures.has(picture) ? unknownPicture() : { kind: 'added', values: parsed.values }
  }
  const first = known.duplicateLines.get(parsed.line)
  if (first !== undefined) return fault('_id', fillLine(productImportTexts.sameProduct, first))
  const row = known.products.get(parsed.id)
  if (!row) return fault('_id', catalogFailures.unknownProduct.text)
  if (picture && picture !== row.image_id && !known.pictures.has(picture)) return unknownPicture()
  return changeOf(row, parsed.values)
}

function changeOf(row: Row, { Category, ProductImage, version, ...values }: ChangedProductRow): RowResult {
  const given = { ...withoutKnownMeasures(values, row), ...(Category && { category: Category }) }
  const after = { ...row, ...changedColumns(given, row), image_id: ProductImage ?? row.image_id }
  const changes = changesBetween(auditedFields(row), auditedFields(after))
  if (Object.keys(changes).length === 0) return { kind: 'same' }
  if (version !== undefined && version !== row.version) return fault('version', catalogFailures.changedMeanwhile.text)
  return { kind: 'changed', row: after, changes }
}

/** A measure that is repeated is no new one: where a product tells it in words as well, they stay. */
function withoutKnownMeasures<Values extends object>(values: Values, row: Row): Values {
  const { length, breadth, height, weight } = auditedFields({ ...row, attributes: {} })
  const known = { length, breadth, height, weight }
  const isKnown = ([name, value]: [string, unknown]) =>
    name in known && (value === '' ? null : value) === known[name as keyof typeof known]
  return Object.fromEntries(Object.entries(values).filter((entry) => !isKnown(entry))) as Values
}

const fault = (column: string, text: string): RowResult => ({ kind: 'faulty', faults: [{ column, text }] })
const unknownPicture = () => fault('ProductImage', productImportTexts.unknownPicture)
