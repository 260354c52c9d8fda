import { shopFacts } from '#contract/shop/shop-facts.ts'
import { percentOff } from './coupon.ts'

/** Whole paise, all three. */
type Totals = { subtotal: number; tax: number; total: number }

/** What is left to pay after the coupon; whole paise as well. */
export type Payable = Totals & { discount: number; payable: number }

const PAISE = 100

/**
 * What a subtotal costs. Tax and total are each rounded up to whole rupees, by themselves: with paise in the subtotal
 * the total may be a little less than subtotal and tax together. The total is what is charged. The rate is the one of today,
 * unless another held.
 */
export function totalsOf(subtotal: number, taxPercent = shopFacts().tax.taxPercent): Totals {
  return {
    subtotal,
    tax: wholeRupees(subtotal, taxPercent),
    total: wholeRupees(subtotal, 100 + taxPercent),
  }
}

/** The same with a coupon. The total is whole rupees, so its percentages are whole paise. */
export function payableOf(subtotal: number, coupon?: string | null, taxPercent?: number): Payable {
  const totals = totalsOf(subtotal, taxPercent)
  const discount = (totals.total / PAISE) * percentOff(coupon)
  return { ...totals, discount, payable: totals.total - discount }
}

export type Priced = { price: number; quantity: number }

/** What the lines cost together; prices and the sum in paise. */
export const subtotalOf = (lines: readonly Priced[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** So many percent of an amount, up to the next whole rupee. Only integers meet, so no fraction is ever lost. */
function wholeRupees(paise: number, percent: number): number {
  const parts = 100 * PAISE
  const product = paise * percent
  const rest = product % parts
  const rupees = (product - rest) / parts + (rest > 0 ? 1 : 0)
  return rupees * PAISE
}
