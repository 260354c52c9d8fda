import { findPayment, setPaymentStatus } from '#server/payments/payments.store.ts'
import { insertRefund, lockRefundOf, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { refundPaymentJob } from './refund-payment.ts'

/** Why money goes back, as the books have it. */
export type RefundReason =
  | 'order cancelled'
  | 'sold out'
  | 'paid twice'
  | 'wrong amount'
  | 'buyer gone'
  | 'by staff'
  | 'parcel lost'
  | 'parcel returned'

/**
 * Notes that a payment is to be given back, whole and once; the provider is asked after the transaction. Answers false
 * when it was noted before.
 */
export async function queueRefund(tx: Db, paymentId: string, reason: RefundReason, now: Date): Promise<boolean> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) throw new Error('a refund without its payment')
  const id = newId()
  const isNew = await insertRefund(tx, { id, paymentId, amountPaise: payment.amountPaise, reason }, now)
  if (!isNew) return false
  await setPaymentStatus(tx, paymentId, 'refunding')
  await enqueue(tx, refundPaymentJob, { refundId: id }, { key: id })
  return true
}

/** Asks again for a refund that failed; false when there is none. */
export async function retryRefund(tx: Db, paymentId: string): Promise<boolean> {
  const refund = await lockRefundOf(tx, paymentId)
  if (refund?.status !== 'failed') return false
  await setRefund(tx, refund.id, { status: 'due' })
  await enqueue(tx, refundPaymentJob, { refundId: refund.id }, { key: refund.id })
  return true
}
