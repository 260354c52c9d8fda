import type { ProviderRefund } from '#server/gateways/payment/payment-gateway.ts'
import { tellRefunded } from '#server/orders/tell-refunded.ts'
import { setPaymentStatus } from '#server/payments/payments.store.ts'
import { holdRefundOf, setRefund } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Writes down how far a refund is, whoever told it and however often; its end is told to the shopper once. */
export async function noteRefund(db: Db, paymentId: string, told: ProviderRefund, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const refund = await holdRefundOf(tx, paymentId)
    if (!refund || refund.status === 'processed') return
    if (told.status !== 'processed') {
      const status = told.status === 'failed' ? 'failed' : 'requested'
      return setRefund(tx, refund.id, { status, provider_id: told.id })
    }
    await setRefund(tx, refund.id, { status: 'processed', provider_id: told.id, processed_at: now })
    await setPaymentStatus(tx, paymentId, 'refunded')
    await tellRefunded(tx, { paymentId, amountPaise: refund.amount_paise, reference: told.id, now })
  })
}
