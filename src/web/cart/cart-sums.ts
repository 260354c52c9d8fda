import { toPaise } from '#contract/catalog/money.ts'
import { savedByRounding } from '#contract/checkout/saved-by-rounding.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import type { CartItem } from '#web/stores/cart-slice.ts'

/** What these lines come to with this coupon. */
export function cartSums(items: readonly CartItem[], coupon: string | undefined) {
  const lines = items.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))
  return {
    totals: payableOf(subtotalOf(lines), coupon),
    saved: savedByRounding(lines),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon,
  }
}
