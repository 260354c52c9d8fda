import { couponCode } from '#contract/checkout/coupon.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'

/** The coupon that was typed, as the shop spells it; null when none was. */
export function knownCoupon(typed: string | undefined): string | null {
  if (!typed?.trim()) return null
  const code = couponCode(typed)
  const { invalidCoupon } = paymentFailures
  if (!code) throw new Failure(invalidCoupon, { fields: { couponCode: invalidCoupon.text } })
  return code
}
