import type { ReactNode } from 'react'
import type { Payable } from '#contract/checkout/totals.ts'
import { t } from '#contract/platform/t.ts'
import { CheckoutTotals } from '#web/checkout/checkout-totals.tsx'
import { CouponField } from '#web/checkout/coupon-field.tsx'
import { setCartCoupon } from '#web/stores/cart.ts'

type Props = {
  totals: Payable
  saved: number
  pieces: number
  coupon: string | undefined
  children: ReactNode
}

/** Every charge there will be, and what stands between the cart and the checkout. */
export function OrderSummary({ totals, saved, pieces, coupon, children }: Props) {
  return (
    <section
      aria-labelledby="summary"
      className="grid content-start gap-6 rounded-card border border-line bg-sheet p-4 sm:p-6 lg:sticky lg:top-24"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-semibold text-lead">
          {t('Order Summary')}
        </h2>
        <p className="text-ink-soft">{piecesText(pieces)}</p>
      </div>
      <CouponField accepted={coupon} onChange={setCartCoupon} />
      <CheckoutTotals totals={totals} coupon={coupon} saved={saved} />
      {children}
    </section>
  )
}

export const piecesText = (pieces: number) => (pieces === 1 ? t('1 item') : t('{count} items', { count: pieces }))
