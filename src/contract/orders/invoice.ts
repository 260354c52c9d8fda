import type { Paise } from '#contract/catalog/money.ts'
import { type Priced, subtotalOf } from '#contract/checkout/totals.ts'
import { amountInWords } from './amount-in-words.ts'
import { type GstTax, gstTaxes, stateWithCode } from './gst-taxes.ts'
import { portionOf, shareOut } from './share-out.ts'

/** What was sold. */
type Sale<Line extends Priced = Priced> = {
  lines: readonly Line[]
  /** Off the total, tax included. */
  discount: Paise
  /** What was paid. */
  total: Paise
  /** The rate of the sale. */
  taxPercent: number
  sellerState: string
  deliveryState: string
}

type InvoiceLine<Line extends Priced> = {
  sold: Line
  value: Paise
  discount: Paise
  taxable: Paise
  /** As much of each tax of the invoice, in the same order. */
  taxes: Paise[]
  total: Paise
}

export type Invoice<Line extends Priced = Priced> = {
  lines: InvoiceLine<Line>[]
  value: Paise
  discount: Paise
  taxable: Paise
  taxes: (GstTax & { amount: Paise })[]
  roundOff: Paise
  total: Paise
  inWords: string
  placeOfSupply: string
}

/**
 * The tax invoice of a sale. A coupon lowers the taxable value and the tax alike. The tax is exactly what the law takes,
 * to the paisa; the shop charges whole rupees, rounded up, and what that adds is the round-off. Every column of the
 * lines adds up to the invoice's own figure.
 */
export function invoiceOf<Line extends Priced>(sale: Sale<Line>): Invoice<Line> {
  const { lines, discount, total, taxPercent, sellerState, deliveryState } = sale
  const value = subtotalOf(lines)
  const taxable = portionOf(value, total, total + discount)
  const taxes = gstTaxes(sellerState, deliveryState, taxPercent).map((tax) => ({
    ...tax,
    // In halves of a percent: half of an odd rate has one.
    amount: portionOf(taxable, 2 * tax.percent, 200),
  }))
  const withTaxes = taxes.reduce((sum, { amount }) => sum + amount, taxable)
  return {
    lines: invoiceLines(lines, taxable, taxes),
    value,
    discount: value - taxable,
    taxable,
    taxes,
    roundOff: total - withTaxes,
    total,
    inWords: amountInWords(total),
    placeOfSupply: stateWithCode(deliveryState),
  }
}

function invoiceLines<Line extends Priced>(
  lines: readonly Line[],
  taxable: Paise,
  taxes: readonly { amount: Paise }[],
): InvoiceLine<Line>[] {
  const values = lines.map(({ price, quantity }) => price * quantity)
  const taxables = shareOut(taxable, values)
  const shares = taxes.map(({ amount }) => shareOut(amount, taxables))
  return lines.map((sold, place) => {
    const [value = 0, taxable = 0] = [values[place], taxables[place]]
    const own = shares.map((share) => share[place] ?? 0)
    return {
      sold,
      value,
      discount: value - taxable,
      taxable,
      taxes: own,
      total: own.reduce((sum, amount) => sum + amount, taxable),
    }
  })
}
