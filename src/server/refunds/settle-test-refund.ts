import { insertEvent } from '#server/orders/orders.store.ts'
import { findRefund, type Refund, setRefund } from '#server/payments/refunds.store.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import { lockPaymentAndOrder } from './lock-payment-and-order.ts'
import { sumUpRefunds } from './sum-up-refunds.ts'

/**
 * Books a refund of money that was only tried out, by a provider that the shop no longer has. Nothing is paid back, so no
 * mail says that it is.
 */
export async function settleTestRefund({ db, now }: JobCtx, { id, paymentId }: Refund): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockPaymentAndOrder(tx, paymentId)
    if (!locked || (await findRefund(tx, id))?.status !== 'due') return
    const change = { statusSince: now, processedAt: now, failure: null, trouble: null, checkAt: null }
    await setRefund(tx, id, { status: 'processed', ...change })
    await sumUpRefunds(tx, locked)
    const { orderId } = locked
    if (orderId) await insertEvent(tx, { orderId, at: now, kind: 'testRefundClosed', actor: 'shop' })
  })
}
