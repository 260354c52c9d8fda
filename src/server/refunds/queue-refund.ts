import { partRefundFailures } from '#contract/admin/part-refund.ts'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import type { RefundReason } from '#contract/orders/staff-refund.ts'
import { Failure } from '#contract/platform/failures.ts'
import { lockPayment, setPaymentStatus } from '#server/payments/payments.store.ts'
import { leftOf } from '#server/payments/refund-rules.ts'
import { insertRefund, type Refund, refundsOf } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { refundPaymentJob } from './refund-payment.ts'

type Part = Pick<Refund, 'id' | 'paymentId' | 'amountPaise' | 'lines' | 'cause' | 'note' | 'restocked' | 'requestKey'>

/** Notes that a part of a payment is to be given back; refuses more than is left. */
export async function queuePartRefund(tx: Db, part: Part, now: Date): Promise<void> {
  const { id, paymentId, amountPaise } = part
  const payment = await lockPayment(tx, paymentId)
  const left = leftOf(payment?.amountPaise ?? 0, await refundsOf(tx, paymentId))
  if (amountPaise > left)
    throw new Failure(partRefundFailures.tooMuch, { values: { left: formatRupees(toRupees(left)) } })
  await insertRefund(tx, { ...part, reason: 'by staff' }, now)
  if (amountPaise === left) await setPaymentStatus(tx, paymentId, 'refunding')
  await enqueue(tx, refundPaymentJob, { refundId: id }, { key: id })
}

/**
 * Notes that a payment is to be given back: all that is left of it, once. The provider is asked after the transaction.
 * Answers its id; undefined when nothing is left to be asked for.
 */
export async function queueRefund(
  tx: Db,
  paymentId: string,
  reason: RefundReason,
  now: Date,
): Promise<string | undefined> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Error('a refund without its payment')
  const amountPaise = leftOf(payment.amountPaise, await refundsOf(tx, paymentId))
  if (amountPaise <= 0) return undefined
  const { id } = await insertRefund(tx, { id: newId(), paymentId, amountPaise, reason }, now)
  await setPaymentStatus(tx, paymentId, 'refunding')
  await enqueue(tx, refundPaymentJob, { refundId: id }, { key: id })
  return id
}
