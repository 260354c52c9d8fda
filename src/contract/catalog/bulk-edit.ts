import { z } from 'zod'
import { type Rupees, toPaise, toRupees } from './money.ts'
import { mrpFault } from './mrp.ts'
import { HIGHEST_PRICE, MOST_STOCK, productTexts } from './product.texts.ts'
import type { FieldName } from './product-fields.ts'
import { productCategory, productPrice, productStock, typedNumber } from './product-inputs.ts'
import { canBecome, type ProductState, productState } from './product-state.ts'

const percent = typedNumber(/^[+-]?\d{1,3}(\.\d{1,2})?$/, productTexts.badPercent).refine(
  (percent) => percent !== 0 && percent > -100,
  productTexts.badPercent,
)
const difference = typedNumber(/^[+-]?\d{1,7}$/, productTexts.badDifference).refine(
  (count) => count !== 0,
  productTexts.badDifference,
)

/** What is done to many products alike. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('priceBy'), value: percent }),
  z.object({ kind: z.literal('priceTo'), value: productPrice }),
  z.object({ kind: z.literal('stockBy'), value: difference }),
  z.object({ kind: z.literal('stockTo'), value: productStock }),
  z.object({ kind: z.literal('state'), value: productState }),
  z.object({ kind: z.literal('category'), value: productCategory }),
])
export type BulkChange = z.output<typeof bulkChange>

type Kind = BulkChange['kind']

/** The field that each kind of change sets. */
export const BULK_FIELDS = {
  priceBy: 'price',
  priceTo: 'price',
  stockBy: 'stocks',
  stockTo: 'stocks',
  state: 'state',
  category: 'Category',
} as const satisfies Record<Kind, FieldName>

type Value = string | number
export type PlannedFacts = { readonly [Field in (typeof BULK_FIELDS)[Kind]]?: Value | null } & {
  price: Rupees
  mrp: Rupees | null
  stocks: number
  state: ProductState
}
export type PlannedChange = { before: Value; after: Value; fault: string | null }

/** What a product would be, and what is wrong with that. Where it is that already, before and after are the same. */
export function planChange(product: PlannedFacts, change: BulkChange): PlannedChange {
  const before = product[BULK_FIELDS[change.kind]] ?? ''
  const after = afterOf(product, change)
  return { before, after, fault: before === after ? null : (faultOf(product, change, after) ?? null) }
}

function afterOf({ price, stocks }: PlannedFacts, { kind, value }: BulkChange): Value {
  if (kind === 'stockBy') return stocks + value
  if (kind !== 'priceBy') return value
  const exact = (toPaise(price) * (100 + value)) / 100
  // A price in whole rupees stays one.
  return Number.isInteger(price) ? Math.round(exact / 100) : toRupees(Math.round(exact))
}

function faultOf({ mrp, state }: PlannedFacts, { kind, value }: BulkChange, after: Value): string | undefined {
  if (kind === 'state') return canBecome(state, value) ? undefined : productTexts.noDraftAgain
  if (BULK_FIELDS[kind] === 'price') return priceFault(Number(after), mrp)
  const isCount = kind !== 'stockBy' || (Number(after) >= 0 && Number(after) <= MOST_STOCK)
  return isCount ? undefined : productTexts.stockOutOfRange
}

function priceFault(price: Rupees, mrp: Rupees | null): string | undefined {
  return price < 1 || price > HIGHEST_PRICE ? productTexts.priceOutOfRange : mrpFault(price, mrp)
}
