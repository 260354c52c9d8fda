import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'

/** Why a payment became no order, for the shopper who waits for one. */
export const refundedInstead = (reason: RefundReason | undefined): Failure =>
  new Failure(reason === 'paid twice' ? paymentFailures.paidTwice : paymentFailures.refundedInstead)
