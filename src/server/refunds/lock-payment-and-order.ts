import { lockOrder, orderOfPayment } from '#server/orders/orders.store.ts'
import { lockPayment, lockPaymentOrderOf, type Payment } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Locks a payment and the order that it became, in the order that everybody keeps; from then on it becomes none, and what
 * it became is known. Undefined when it is not ours.
 */
export async function lockPaymentAndOrder(
  tx: Db,
  paymentId: string,
): Promise<{ payment: Payment; orderId: string | undefined } | undefined> {
  await lockPaymentOrderOf(tx, paymentId)
  const orderId = await orderOfPayment(tx, paymentId)
  if (orderId) await lockOrder(tx, orderId)
  const payment = await lockPayment(tx, paymentId)
  return payment && { payment, orderId }
}
