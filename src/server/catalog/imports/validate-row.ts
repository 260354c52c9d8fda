import type { Selectable } from 'kysely'
import type { Changes } from '#contract/audit/audit-entry.ts'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import type { Category } from '#contract/catalog/category.ts'
import { fitsCategory } from '#contract/catalog/category-attributes.ts'
import { mrpFault } from '#contract/catalog/mrp.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import { fillLine, productImportTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import { variantTexts, variantWish } from '#contract/catalog/variant-wish.ts'
import { sellingFaults } from '../assert-sellable.ts'
import type { ProductsTable } from '../product.table.ts'
import { auditedFields, changedColumns } from '../product-columns.ts'
import type { ChangedRow, NewRow, PicturedRow } from './parse-row.ts'
import type { WrittenRow } from './product-fields.ts'

type Row = Selectable<ProductsTable>

/** What has to be known to validate rows. */
export type Lookups = {
  /** The products that rows name and the importer may touch. */
  products: ReadonlyMap<string, Row>
  /** The pictures that rows name and the importer may use. */
  pictures: ReadonlySet<string>
  /** Lines about a product that an earlier line is about. */
  duplicateLines: ReadonlyMap<number, number>
  /** The places that products have in families. */
  variants: ReadonlyMap<string, ProductVariant | null>
}

/** From which place in a family to which; null is none. */
export type VariantMove = { from: ProductVariant | null; to: ProductVariant | null }

/** What becomes of a row. */
export type RowResult =
  | { kind: 'faulty'; faults: CellFault[] }
  | { kind: 'added'; values: NewRow; move: VariantMove | undefined }
  | { kind: 'changed'; row: WrittenRow; changes: Changes; move: VariantMove | undefined }
  | { kind: 'same' }

export function validateRow(parsed: PicturedRow, known: Lookups): RowResult {
  if (parsed.kind === 'faulty') return parsed
  const picture = parsed.values.ProductImage
  if (parsed.kind === 'new') {
    if (picture && !known.pictures.has(picture)) return unknownPicture()
    const { move, fault: wrong } = moveOf(parsed.values, null)
    const { price, mrp, Category } = parsed.values
    const above = mrpFault(price, mrp)
    if (above) return fault('mrp', above)
    const unfit = unfitAttribute(parsed.values, Category, {})
    if (unfit) return unfit
    return wrong ?? { kind: 'added', values: parsed.values, move }
  }
  const first = known.duplicateLines.get(parsed.line)
  if (first !== undefined) return fault('_id', fillLine(productImportTexts.sameProduct, first))
  const row = known.products.get(parsed.id)
  if (!row) return fault('_id', productImportTexts.unknownProduct)
  if (picture && picture !== row.image_id && !known.pictures.has(picture)) return unknownPicture()
  return changeOf(row, parsed.values, known.variants.get(row.id) ?? null)
}

function changeOf(row: Row, given: ChangedRow, variant: ProductVariant | null): RowResult {
  const { Category, ProductImage, version, ...values } = given
  const { move, fault: wrong } = moveOf(given, variant)
  if (wrong) return wrong
  const columns = { ...withoutKnownMeasures(values, row), ...(Category && { category: Category }) }
  const after = { ...row, ...changedColumns(columns, row), image_id: ProductImage ?? row.image_id }
  const [[field, text] = []] = Object.entries(sellingFaults(row, after))
  if (field && text) return fault(field, text)
  const unfit = unfitAttribute(given, after.category, auditedFields(row))
  if (unfit) return unfit
  const changes = {
    ...changesBetween(auditedFields(row), auditedFields(after)),
    ...(move && changesBetween(variantTexts(move.from), variantTexts(move.to))),
  }
  if (Object.keys(changes).length === 0) return { kind: 'same' }
  if (version !== undefined && version !== row.version) return fault('version', productImportTexts.changedMeanwhile)
  return { kind: 'changed', row: after, changes, move }
}

/** The first attribute that is given, does not belong to the category and was not there before. */
function unfitAttribute(given: object, category: Category, before: object): RowResult | undefined {
  const said = (values: object, name: string) => (values as Record<string, unknown>)[name] || undefined
  const unfit = ATTRIBUTES.find(
    (name) => said(given, name) !== undefined && !said(before, name) && !fitsCategory(name, category),
  )
  return unfit && fault(unfit, productTexts.unfitAttribute)
}

type Moved = { move: VariantMove | undefined; fault?: undefined } | { move?: undefined; fault: RowResult }

function moveOf(given: Pick<ChangedRow, 'family' | 'options'>, from: ProductVariant | null): Moved {
  const wish = variantWish(given, from)
  if (wish.kind === 'fault') return { fault: fault(wish.field, wish.text) }
  if (wish.kind === 'stay') return { move: undefined }
  return { move: { from, to: wish.kind === 'join' ? wish.to : null } }
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
