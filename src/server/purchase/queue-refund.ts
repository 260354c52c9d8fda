import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { lockPayment, setPaymentStatus } from '#server/payments/payments.store.ts'
import { leftOf } from '#server/payments/refund-rules.ts'
import { insertRefund, refundsOf } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { refundPaymentJob } from './refund-payment.ts'

/**
 * Notes that a payment is to be given back: all that is left of it, once. The provider is asked after the transaction.
 * Answers false when nothing is left to be asked for.
 */
export async function queueRefund(tx: Db, paymentId: string, reason: RefundReason, now: Date): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Error('a refund without its payment')
  const amountPaise = leftOf(payment.amountPaise, await refundsOf(tx, paymentId))
  if (amountPaise <= 0) return false
  const { id } = await insertRefund(tx, { id: newId(), paymentId, amountPaise, reason }, now)
  await setPaymentStatus(tx, paymentId, 'refunding')
  await enqueue(tx, refundPaymentJob, { refundId: id }, { key: id })
  return true
}
