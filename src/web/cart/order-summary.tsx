import type { ReactNode } from 'react'
import { toPaise } from '#contract/catalog/money.ts'
import { savedByRounding } from '#contract/checkout/saved-by-rounding.ts'
import { payableOf, subtotalOf } from '#contract/checkout/totals.ts'
import { CheckoutTotals } from '#web/checkout/checkout-totals.tsx'
import type { CartState } from '#web/stores/cart-slice.ts'

/** Every charge there will be, and what stands between the cart and the checkout. */
export function OrderSummary({ cart, children }: { cart: CartState; children: ReactNode }) {
  const pieces = cart.totalQuantity
  const lines = cart.cartItems.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))
  return (
    <section
      aria-labelledby="summary"
      className="grid content-start gap-6 rounded-card border border-line bg-sheet p-4 sm:p-6 lg:sticky lg:top-24"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-semibold text-lead">
          Order Summary
        </h2>
        <p className="text-ink-soft">
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </p>
      </div>
      <CheckoutTotals totals={payableOf(subtotalOf(lines))} coupon={undefined} saved={savedByRounding(lines)} />
      {children}
    </section>
  )
}
