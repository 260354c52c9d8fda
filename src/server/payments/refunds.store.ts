import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { RefundsTable } from './payment.table.ts'

export type Refund = {
  id: string
  paymentId: string
  amountPaise: number
  reason: string
  status: 'due' | 'requested' | 'processed' | 'failed'
}

const toRefund = (row: Selectable<RefundsTable>): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  amountPaise: row.amount_paise,
  reason: row.reason,
  status: row.status,
})

/** Answers false when the payment is being given back already: that happens once. */
export async function insertRefund(
  tx: Db,
  { id, paymentId, amountPaise, reason }: Omit<Refund, 'status'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount_paise: amountPaise,
      reason,
      created_at: now,
      provider_id: null,
      processed_at: null,
    })
    .onConflict((known) => known.column('payment_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRefund(row)
}

/** Locked, so that its end is told once. */
export async function lockRefundOf(tx: Db, paymentId: string): Promise<Refund | undefined> {
  const row = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  return row && toRefund(row)
}

export async function setRefund(
  tx: Db,
  id: string,
  { status, providerId, processedAt }: { status: Refund['status']; providerId?: string; processedAt?: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ status, provider_id: providerId, processed_at: processedAt })
    .where('id', '=', id)
    .execute()
}
