import type { Paise } from '#contract/catalog/money.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { percentOff } from './coupon.ts'

type Totals = { subtotal: Paise; tax: Paise; total: Paise }

/** What is left to pay after the coupon. */
export type Payable = Totals & { discount: Paise; payable: Paise }

const PAISE = 100

/**
 * What a subtotal costs. Tax and total are each rounded up to whole rupees, by themselves: with paise in the subtotal
 * the total may be a little less than subtotal and tax together. The total is what is charged. The rate is the one of today,
 * unless another held.
 */
export function totalsOf(subtotal: Paise, taxPercent = shopFacts().tax.taxPercent): Totals {
  return {
    subtotal,
    tax: wholeRupees(subtotal, taxPercent),
    total: wholeRupees(subtotal, 100 + taxPercent),
  }
}

/** The same with a coupon. The total is whole rupees, so its percentages are whole paise. */
export function payableOf(subtotal: Paise, coupon?: string | null, taxPercent?: number): Payable {
  const totals = totalsOf(subtotal, taxPercent)
  const discount = (totals.total / PAISE) * percentOff(coupon)
  return { ...totals, discount, payable: totals.total - discount }
}

export type Priced = { price: Paise; quantity: number }

/** What the lines cost together. */
export const subtotalOf = (lines: readonly Priced[]): Paise =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** So many percent of an amount, up to the next whole rupee. Only integers meet, so no fraction is ever lost. */
function wholeRupees(paise: Paise, percent: number): Paise {
  const parts = 100 * PAISE
  const product = paise * percent
  const rest = product % parts
  const rupees = (product - rest) / parts + (rest > 0 ? 1 : 0)
  return rupees * PAISE
}
