import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { RefundsTable } from './payment.table.ts'

export type RefundRow = Selectable<RefundsTable>

/** Answers false when the payment is being given back already: that happens once. */
export async function insertRefund(
  tx: Db,
  refund: Pick<RefundRow, 'id' | 'payment_id' | 'amount_paise' | 'reason' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('refunds')
    .values({ ...refund, provider_id: null, processed_at: null })
    .onConflict((known) => known.column('payment_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

/** Held, so that its end is told once. */
export const holdRefundOf = (tx: Db, paymentId: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirst()

export async function setRefund(
  tx: Db,
  id: string,
  change: Partial<Pick<RefundRow, 'status' | 'provider_id' | 'processed_at'>>,
): Promise<void> {
  await tx.updateTable('refunds').set(change).where('id', '=', id).execute()
}
