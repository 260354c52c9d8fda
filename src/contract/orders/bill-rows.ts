import { formatRupees, type Rupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { discountText } from '#contract/checkout/coupon.ts'
import { msg, t } from '#contract/platform/t.ts'
import type { Order } from './order.ts'

/** What is taken off is negative. */
export type BillRow = { label: string; amount: Rupees; text: string }

/** Below every bill that shows tax in whole rupees. */
export const ROUNDING_NOTE = msg('Tax and total are rounded up to whole rupees, once per order.')

type Charged = Pick<Order, 'subtotal' | 'tax' | 'taxPercent' | 'discount' | 'total' | 'couponCode'>

/**
 * How a total comes about, adding up to the paisa, in the same words on every screen and in every mail. Tax and total are
 * each rounded up to whole rupees: with paise in the prices, the few that come from rounding twice are taken off again.
 */
export function billRows({ subtotal, tax, taxPercent, discount, total, couponCode }: Charged) {
  const wholePaise = toPaise(total) + toPaise(discount)
  const roundOff = wholePaise - toPaise(subtotal) - toPaise(tax)
  return {
    charges: [
      row(t('Subtotal'), subtotal),
      row(t('Tax ({percent}%)', { percent: taxPercent }), tax),
      ...(roundOff === 0 ? [] : [row(t('Round off'), toRupees(roundOff))]),
      { label: t('Delivery'), amount: 0, text: t('Free') },
    ],
    /** With a discount: what it comes off, and how much that is. */
    discounted: discount === 0 ? [] : [row(t('Total'), toRupees(wholePaise)), row(discountText(couponCode), -discount)],
  }
}

const row = (label: string, amount: Rupees): BillRow => ({ label, amount, text: signed(amount) })

const signed = (amount: Rupees) => (amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount))
