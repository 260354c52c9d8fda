import { setRefunded } from '#server/orders/orders.store.ts'
import { type Payment, setPaymentStatus } from '#server/payments/payments.store.ts'
import { leftOf, refundedOf } from '#server/payments/refund-rules.ts'
import { deleteRefund, type Refund, refundsOf, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'

type Locked = { payment: Payment; orderId: string | undefined }

/** What the refunds of a payment come to: for the payment, for its order and for those that failed. */
export async function sumUpRefunds(tx: Db, { payment, orderId }: Locked): Promise<void> {
  const refunds = await refundsOf(tx, payment.id)
  const refundedPaise = refundedOf(refunds)
  const isAll = refundedPaise >= payment.amountPaise
  // Of an order whose money is all back nothing was sold, whatever an offer of the provider paid for it.
  if (orderId) {
    const named = refunds.filter(({ status }) => status === 'processed').flatMap(({ lines }) => lines)
    await setRefunded(tx, orderId, refundedPaise + (isAll ? payment.offerPaise : 0), named)
  }
  if (isAll) await setPaymentStatus(tx, payment.id, 'refunded')
  // Somebody is giving it back by hand, so no order is made of it any more.
  else if (payment.status === 'unused' && refunds.length > 0) await setPaymentStatus(tx, payment.id, 'refunding')
  await trimFailed(tx, payment, refunds)
}

/** What failed here and was then paid back elsewhere is not to be paid again. */
async function trimFailed(tx: Db, { amountPaise }: Payment, refunds: readonly Refund[]): Promise<void> {
  let over = -leftOf(amountPaise, refunds)
  for (const { id, status, amountPaise: failed } of refunds) {
    if (over <= 0) return
    if (status !== 'failed') continue
    if (failed > over) await setRefund(tx, id, { amountPaise: failed - over })
    else await deleteRefund(tx, id)
    over -= failed
  }
}
