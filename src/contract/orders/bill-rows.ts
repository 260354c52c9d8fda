import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { TAX_PERCENT } from '#contract/checkout/totals.ts'
import type { Order } from './order.ts'

/** Rupees; what is taken off is negative. */
type BillRow = { label: string; amount: number }

/**
 * How a total comes about, adding up to the paisa. Tax and total are each rounded up to whole rupees: with paise in the
 * prices, the few that come from rounding twice are taken off again.
 */
export function billRows(order: Pick<Order, 'subtotal' | 'tax' | 'discount' | 'total' | 'couponCode'>): BillRow[] {
  const { subtotal, tax, discount, total, couponCode: coupon } = order
  const roundOff = toPaise(total) + toPaise(discount) - toPaise(subtotal) - toPaise(tax)
  return [
    { label: 'Subtotal', amount: subtotal },
    { label: `Tax (${TAX_PERCENT}%)`, amount: tax },
    ...(roundOff === 0 ? [] : [{ label: 'Round off', amount: toRupees(roundOff) }]),
    ...(discount === 0 ? [] : [{ label: coupon ? `Coupon ${coupon}` : 'Discount', amount: -discount }]),
  ]
}
