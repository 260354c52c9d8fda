import { insertRefund, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { lockPaymentAndOrder } from './lock-payment-and-order.ts'
import { sumUpRefunds } from './sum-up-refunds.ts'

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
