import { holdUnusedPayment, setPaymentStatus } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { queueRefund } from './queue-refund.ts'

/** A payment of exactly this amount that belongs to no draft; from now on it is used. */
export async function takeUnusedPayment(tx: Db, userId: string, amountPaise: number): Promise<string | undefined> {
  const payment = await holdUnusedPayment(tx, userId, amountPaise)
  if (payment) await setPaymentStatus(tx, payment.id, 'ordered')
  return payment?.id
}

export const refundUnused = (tx: Db, paymentId: string, now: Date) => queueRefund(tx, paymentId, 'sold out', now)
