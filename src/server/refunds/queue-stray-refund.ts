import type { Selectable } from 'kysely'
import type { StrayPaymentsTable } from '#server/payments/payment.table.ts'
import { insertPaymentOrder, paymentInsert } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { queueRefund } from './queue-refund.ts'

/**
 * Takes a payment that we did not ask for into the books, to give it back. Its payment order is one of our own: under the
 * provider's id, whatever else is paid for that would count as ours, too.
 */
export async function queueStrayRefund(tx: Db, stray: Selectable<StrayPaymentsTable>, now: Date): Promise<void> {
  const { id, provider, amount_paise: amountPaise, currency, received_at: receivedAt } = stray
  const paymentOrderId = `stray_${id}`
  const ofNoAccount = { userId: null, checkoutId: null, keyId: null }
  await insertPaymentOrder(tx, { ...ofNoAccount, id: paymentOrderId, provider, amountPaise, createdAt: now })
  const received = { id, paymentOrderId, amountPaise, feePaise: 0, offerPaise: 0, currency, receivedAt }
  await writeTogether(tx, [paymentInsert(tx, { ...received, status: 'unused' })])
  await queueRefund(tx, id, 'by staff', now)
}
