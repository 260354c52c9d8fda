import { toRupees } from '#contract/catalog/money.ts'
import { mailPaidBackByHand } from '#server/orders/mail-buyer.ts'
import { insertEvent } from '#server/orders/orders.store.ts'
import { findRefund, insertRefund, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { lockPaymentAndOrder } from './lock-payment-and-order.ts'
import { sumUpRefunds } from './sum-up-refunds.ts'

/**
 * Books a refund that failed as paid back another way, by the staff: from then on the provider is not asked for it again.
 * Answers false when it did not fail, or went on meanwhile.
 */
export async function settleRefundByHand(tx: Db, id: string, now: Date): Promise<boolean> {
  const found = await findRefund(tx, id)
  const locked = found && (await lockPaymentAndOrder(tx, found.paymentId))
  const refund = await findRefund(tx, id)
  if (!locked || refund?.status !== 'failed') return false
  await setRefund(tx, id, { status: 'processed', statusSince: now, processedAt: now, failure: null })
  await sumUpRefunds(tx, locked)
  if (locked.orderId) {
    await insertEvent(tx, { orderId: locked.orderId, at: now, kind: 'refundCompleted', actor: 'staff' })
    await mailPaidBackByHand(tx, locked.orderId, toRupees(refund.amountPaise))
  }
  return true
}

/**
 * Books a payment that no order was placed for as paid back another way, by the staff: from then on it buys nothing.
 * Answers false when it was spent or given back meanwhile.
 */
export async function settleUnusedByHand(tx: Db, paymentId: string, now: Date): Promise<boolean> {
  const locked = await lockPaymentAndOrder(tx, paymentId)
  if (locked?.payment.status !== 'unused') return false
  const { amountPaise } = locked.payment
  const { id } = await insertRefund(tx, { id: newId(), paymentId, amountPaise, reason: 'by staff' }, now)
  await setRefund(tx, id, { status: 'processed', statusSince: now, processedAt: now })
  await sumUpRefunds(tx, locked)
  return true
}
