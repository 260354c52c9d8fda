/** Of the subtotal, on every order. */
export const TAX_PERCENT = 18

/** Whole paise, all three. */
export type Totals = { subtotal: number; tax: number; total: number }

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

/** So many percent of an amount, up to the next whole rupee. Only integers meet, so no fraction is ever lost. */
function wholeRupees(paise: number, percent: number): number {
  const parts = 100 * PAISE
  const product = paise * percent
  const rest = product % parts
  const rupees = (product - rest) / parts + (rest > 0 ? 1 : 0)
  return rupees * PAISE
}
