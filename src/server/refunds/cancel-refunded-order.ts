import { lockOrder, orderOfPayment } from '#server/orders/orders.store.ts'
import { findPayment } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { requestCancellation } from './cancellation.ts'

/** An order whose whole payment was given back in the provider's dashboard is not sent, if it has not left yet. */
export async function cancelRefundedOrder(db: Db, paymentId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const orderId = await orderOfPayment(tx, paymentId)
    const order = orderId ? await lockOrder(tx, orderId) : undefined
    if (order?.status !== 'processing') return
    if ((await findPayment(tx, paymentId))?.status === 'refunded') await requestCancellation(tx, order, now)
  })
}
