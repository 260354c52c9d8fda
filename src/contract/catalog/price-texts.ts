import { totalsOf } from '#contract/checkout/totals.ts'
import { t } from '#contract/platform/t.ts'
import { formatRupees, type Rupees, toPaise, toRupees } from './money.ts'

/** What an amount before tax comes to at the till, in rupees: by the same function that the till uses. */
export const priceWithTax = (price: Rupees) => toRupees(totalsOf(toPaise(price)).total)

/** Stands beside every price that a shopper sees: nobody should meet the tax at the till. */
export const withTaxText = (price: Rupees) => t('{price} incl. GST', { price: formatRupees(priceWithTax(price)) })

/** The word for what one price buys. What is in a pack is counted in pieces, so that the two are never mixed up. */
export const unitText = (packSize: number) => (packSize > 1 ? t('per pack') : t('each'))

export const pieceText = (price: Rupees, packSize: number) =>
  t('{price} per piece', { price: formatRupees(toRupees(Math.round(toPaise(price) / packSize))) })

/** How much less is paid than the price printed on a product, which has the tax in it; whole percent, never rounded up. */
export const percentBelowMrp = (price: Rupees, mrp: Rupees = 0) =>
  mrp && Math.max(Math.floor(((toPaise(mrp) - toPaise(priceWithTax(price))) * 100) / toPaise(mrp)), 0)
