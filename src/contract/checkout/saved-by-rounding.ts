import type { Paise } from '#contract/catalog/money.ts'
import { type Priced, subtotalOf, totalsOf } from './totals.ts'

/**
 * How much less the lines cost together than their pieces one by one: an order is rounded up once, the prices
 * with tax that stand beside each product were rounded up each by itself.
 */
export const savedByRounding = (lines: readonly Priced[]): Paise =>
  lines.reduce((sum, { price, quantity }) => sum + totalsOf(price).total * quantity, 0) -
  totalsOf(subtotalOf(lines)).total
