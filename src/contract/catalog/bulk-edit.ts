import { z } from 'zod'
import type { Category } from './category.ts'
import { toPaise, toRupees } from './money.ts'
import { mrpFault } from './mrp.ts'
import { HIGHEST_PRICE, MOST_STOCK, productTexts } from './product.texts.ts'
import { productCategory, productPrice, productStock } from './product-fields.ts'
import { canBecome, type ProductState, productState } from './product-state.ts'

/** A number with a sign, as it is typed. */
const signed = (pattern: RegExp, wrong: string) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string(wrong)
      .trim()
      .regex(pattern, wrong)
      .transform(Number)
      .refine((number) => number !== 0, wrong),
  )

const percent = signed(/^[+-]?\d{1,3}(\.\d{1,2})?$/, productTexts.badPercent).refine(
  (percent) => percent > -100,
  productTexts.badPercent,
)
const pieces = signed(/^[+-]?\d{1,7}$/, productTexts.badDifference)

/** What is done to many products alike. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('priceBy'), value: percent }),
  z.object({ kind: z.literal('priceTo'), value: productPrice }),
  z.object({ kind: z.literal('stockBy'), value: pieces }),
  z.object({ kind: z.literal('stockTo'), value: productStock }),
  z.object({ kind: z.literal('state'), value: productState }),
  z.object({ kind: z.literal('category'), value: productCategory }),
])
export type BulkChange = z.output<typeof bulkChange>

type Facts = { price: number; mrp: number | null; stocks: number; state: ProductState; category: Category }
export type PlannedChange = { before: string | number; after: string | number; fault: string | null }

/** What a product would be, and what is wrong with that. Where it is that already, before and after are the same. */
export function planChange(product: Facts, change: BulkChange): PlannedChange {
  const { price, mrp, stocks, state, category } = product
  const plan = (before: string | number, after: string | number, fault?: string) => ({
    before,
    after,
    fault: before === after ? null : (fault ?? null),
  })
  switch (change.kind) {
    case 'priceTo':
      return plan(price, change.value, priceFault(change.value, mrp))
    case 'priceBy': {
      const exact = (toPaise(price) * (100 + change.value)) / 100
      // A price in whole rupees stays one.
      const after = Number.isInteger(price) ? Math.round(exact / 100) : toRupees(Math.round(exact))
      return plan(price, after, priceFault(after, mrp))
    }
    case 'stockTo':
      return plan(stocks, change.value)
    case 'stockBy': {
      const after = stocks + change.value
      return plan(stocks, after, after < 0 || after > MOST_STOCK ? productTexts.stockOutOfRange : undefined)
    }
    case 'state':
      return plan(state, change.value, canBecome(state, change.value) ? undefined : productTexts.noDraftAgain)
    case 'category':
      return plan(category, change.value)
  }
}

function priceFault(price: number, mrp: number | null): string | undefined {
  return price < 1 || price > HIGHEST_PRICE ? productTexts.priceOutOfRange : mrpFault(price, mrp)
}
