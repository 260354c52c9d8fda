import { percentOff } from './coupon.ts'

/** Of the subtotal, on every order. */
export const TAX_PERCENT = 18

/** Whole paise, all three. */
type Totals = { subtotal: number; tax: number; total: number }

/** What is left to pay after the coupon; whole paise as well. */
export type Payable = Totals & { discount: number; payable: number }

const PAISE = 100

/**
 * What a subtotal costs. Tax and total are each rounded up to whole rupees, by themselves: with paise in the subtotal
 * the total may be a little less than subtotal and tax together. The total is what is charged.
 */
export function totalsOf(subtotal: number): Totals {
  return {
    subtotal,
    tax: wholeRupees(subtotal, TAX_PERCENT),
    total: wholeRupees(subtotal, 100 + TAX_PERCENT),
  }
}

/** The same with a coupon. The total is whole rupees, so its percentages are whole paise. */
export function payableOf(subtotal: number, coupon?: string | null): Payable {
  const totals = totalsOf(subtotal)
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
