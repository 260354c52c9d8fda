import { type Priced, subtotalOf, totalsOf } from './totals.ts'

/**
 * How much less the lines cost together than their pieces one by one, in paise: an order is rounded up once, the prices
 * with tax that stand beside each product were rounded up each by itself.
 */
export const savedByRounding = (lines: readonly Priced[]) =>
  lines.reduce((sum, { price, quantity }) => sum + totalsOf(price).total * quantity, 0) -
  totalsOf(subtotalOf(lines)).total
