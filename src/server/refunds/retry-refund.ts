import { lockPayment } from '#server/payments/payments.store.ts'
import { findRefund, refundsOf, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { refundPaymentJob } from './refund-payment.ts'

/** Asks again for a refund that failed; false when it did not, or somebody has asked already. */
export async function retryRefund(tx: Db, id: string, now: Date): Promise<boolean> {
  const found = await findRefund(tx, id)
  if (!found) return false
  await lockPayment(tx, found.paymentId)
  if ((await findRefund(tx, id))?.status !== 'failed') return false
  await setRefund(tx, id, { status: 'due', statusSince: now, providerId: null, failure: null, trouble: null })
  await enqueue(tx, refundPaymentJob, { refundId: id }, { key: id })
  return true
}

/** The same for all refunds of a payment that failed; false when none did. */
export async function retryRefundsOf(tx: Db, paymentId: string, now: Date): Promise<boolean> {
  let isAny = false
  for (const { id } of await refundsOf(tx, paymentId)) isAny = (await retryRefund(tx, id, now)) || isAny
  return isAny
}
