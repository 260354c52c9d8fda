import type { Changes } from '#contract/audit/audit-entry.ts'
import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import type { Category } from '#contract/catalog/category.ts'
import { fitsCategory } from '#contract/catalog/category-attributes.ts'
import { mrpFault } from '#contract/catalog/mrp.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import { fillLine, productImportTexts } from '#contract/catalog/product-import.texts.ts'
import type { CellFault } from '#contract/catalog/product-row.ts'
import type { ImportedChanges } from '#contract/catalog/take-back.ts'
import { type VariantGiven, variantChanges, variantWish } from '#contract/catalog/variant-wish.ts'
import { sellingFaults } from '../assert-sellable.ts'
import { changesOf, edited, historyOf, type ProductRow } from '../product-columns.ts'
import { notedChanges } from './noted-fields.ts'
import type { ChangedRow, NewRow, PicturedRow } from './parse-row.ts'

/** What has to be known to validate rows. */
export type Lookups = {
  /** The products that rows name and the importer may touch. */
  products: ReadonlyMap<string, ProductRow>
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
  | { kind: 'changed'; row: ProductRow; changes: Changes; noted: ImportedChanges; move: VariantMove | undefined }
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

function changeOf(row: ProductRow, given: ChangedRow, variant: ProductVariant | null): RowResult {
  const { version } = given
  const { move, fault: wrong } = moveOf(given, variant)
  if (wrong) return wrong
  const after = edited(row, given)
  const [[field, text] = []] = Object.entries(sellingFaults(row, after))
  if (field && text) return fault(field, text)
  const unfit = unfitAttribute(given, after.category, historyOf(row))
  if (unfit) return unfit
  const noted = notedChanges(row, after)
  if (Object.keys(noted).length === 0 && !move) return { kind: 'same' }
  const changes = { ...changesOf(row, after), ...(move && variantChanges(move.from, move.to)) }
  if (version !== undefined && version !== row.version) return fault('version', productImportTexts.changedMeanwhile)
  return { kind: 'changed', row: after, changes, noted, move }
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

function moveOf(given: VariantGiven, from: ProductVariant | null): Moved {
  const wish = variantWish(given, from)
  if (wish.kind === 'fault') return { fault: fault(wish.field, wish.text) }
  if (wish.kind === 'stay') return { move: undefined }
  return { move: { from, to: wish.kind === 'join' ? wish.to : null } }
}

const fault = (column: string, text: string): RowResult => ({ kind: 'faulty', faults: [{ column, text }] })
const unknownPicture = () => fault('ProductImage', productImportTexts.unknownPicture)
