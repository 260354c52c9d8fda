import { isNewsOfDispute } from '#contract/payments/dispute-status.ts'
import type { ProviderDispute } from '#server/gateways/payment/payment-gateway.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Writes down how a dispute stands, unless what is known of it is newer, or its end. */
export async function noteDispute(db: Db, told: ProviderDispute & { provider: string }): Promise<void> {
  const { id, provider, paymentId, amountPaise, reasonCode, status, respondBy, createdAt, toldAt } = told
  const change = { status, amount_paise: amountPaise, reason_code: reasonCode, respond_by: respondBy, told_at: toldAt }
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('payment_disputes')
      .values({ ...change, id, provider, payment_id: paymentId, created_at: createdAt })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) return
    const known = await tx
      .selectFrom('payment_disputes')
      .select(['status', 'told_at as toldAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (isNewsOfDispute(known, told))
      await tx.updateTable('payment_disputes').set(change).where('id', '=', id).execute()
  })
}
