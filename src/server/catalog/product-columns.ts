import type { Selectable } from 'kysely'
import { changesBetween } from '#contract/audit/changes-between.ts'
import { ATTRIBUTES } from '#contract/catalog/attributes.ts'
import type { AddProductInput, UpdateProductInput } from '#contract/catalog/manage-products.endpoints.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductVariant } from '#contract/catalog/product-family.ts'
import { variantTexts } from '#contract/catalog/variant-wish.ts'
import type { ProductsTable } from './product.table.ts'

type Row = Selectable<ProductsTable>
type NewInput = Omit<AddProductInput, 'ProductImage' | 'sellerId'>
type ChangedInput = Omit<UpdateProductInput, 'id' | 'version' | 'productImage'>

/** The columns of a new product, from a form or a row of a table. */
export const newColumns = (input: NewInput) => ({
  name: input.name,
  category: input.Category,
  price_paise: toPaise(input.price),
  description: input.description,
  stock: input.stocks,
  name_hi: input.nameHi ?? null,
  description_hi: input.descriptionHi ?? null,
  pack_size: input.packSize ?? 1,
  state: input.state ?? 'onSale',
  sku: input.sku ?? null,
  barcode: input.barcode ?? null,
  mrp_paise: input.mrp === undefined ? null : toPaise(input.mrp),
  weight_g: null,
  height_cm: null,
  length_cm: null,
  width_cm: null,
  ...measureColumns(input),
  attributes: JSON.stringify(mergeAttributes({}, input)),
})

/** The row as it will be. Of the stock only the difference that was typed counts: what was sold meanwhile stays sold. */
export function changedColumns(input: ChangedInput, row: Row) {
  const { stocks, stocksBefore } = input
  const stock = stocks === undefined ? row.stock : row.stock + stocks - (stocksBefore ?? row.stock)
  return {
    name: input.name ?? row.name,
    price_paise: input.price === undefined ? row.price_paise : toPaise(input.price),
    description: input.description ?? row.description,
    category: input.category ?? row.category,
    stock: Math.max(stock, 0),
    name_hi: textOr(input.nameHi, row.name_hi),
    description_hi: textOr(input.descriptionHi, row.description_hi),
    pack_size: input.packSize ?? row.pack_size,
    state: input.state ?? row.state,
    sku: textOr(input.sku, row.sku),
    barcode: textOr(input.barcode, row.barcode),
    mrp_paise: input.mrp === undefined ? row.mrp_paise : input.mrp === '' ? null : toPaise(input.mrp),
    ...measureColumns(input),
    attributes: mergeAttributes(row.attributes, input),
  }
}

/** What was sent empty is taken away. */
const textOr = (given: string | undefined, before: string | null) => (given === undefined ? before : given || null)

const MEASURES = { length: 'length_cm', breadth: 'width_cm', height: 'height_cm', weight: 'weight_g' } as const
type Measure = keyof typeof MEASURES

type Given = Readonly<Record<string, unknown>>

/** The measures that were sent, as columns. One sent empty is removed; one not sent stays. */
function measureColumns(given: Given): Partial<Record<(typeof MEASURES)[Measure], number | null>> {
  const named = (Object.keys(MEASURES) as Measure[]).filter((name) => given[name] !== undefined)
  return Object.fromEntries(named.map((name) => [MEASURES[name], given[name] === '' ? null : given[name]]))
}

/**
 * The attributes with those that were sent; the others stay. A measure that is sent is kept in its column from then on,
 * in place of the text that earlier products have for it.
 */
function mergeAttributes(before: Given, given: Given): Record<string, string> {
  const textOf = (name: string) => (name in MEASURES ? undefined : given[name])
  const values = ATTRIBUTES.map((name) => [name, given[name] === undefined ? before[name] : textOf(name)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== ''))
}

/** The fields of a product that the audit log compares. */
export const auditedFields = (row: Omit<Row, 'attributes'> & { attributes: Record<string, string | undefined> }) => ({
  // First: where a measure is also an attribute, the number is logged.
  ...row.attributes,
  name: row.name,
  price: toRupees(row.price_paise),
  description: row.description,
  category: row.category,
  stocks: row.stock,
  nameHi: row.name_hi,
  descriptionHi: row.description_hi,
  packSize: row.pack_size,
  status: row.state,
  sku: row.sku,
  barcode: row.barcode,
  mrp: row.mrp_paise === null ? null : toRupees(row.mrp_paise),
  picture: row.image_id,
  length: numberOf(row.length_cm),
  breadth: numberOf(row.width_cm),
  height: numberOf(row.height_cm),
  weight: numberOf(row.weight_g),
})

const numberOf = (value: string | number | null) => (value === null ? null : Number(value))

/** The first entry of a product in the audit log. */
export const productAdded = (
  id: string,
  { name, price, stocks, state, sku, barcode, mrp }: NewInput,
  variant: ProductVariant | null = null,
) => ({
  action: 'productAdded' as const,
  id,
  changes: changesBetween({}, { name, price, stocks, status: state, sku, barcode, mrp, ...variantTexts(variant) }),
})
