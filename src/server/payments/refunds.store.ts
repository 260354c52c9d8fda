import { type Expression, type Selectable, sql } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import type { RefundStatus } from '#contract/orders/order-refund.ts'
import type { RefundCause, RefundReason } from '#contract/orders/staff-refund.ts'
import type { ProviderTrouble } from '#server/gateways/payment/provider-away.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { RefundedLine, RefundsTable } from './payment.table.ts'

export type Refund = {
  id: string
  paymentId: string
  amountPaise: Paise
  reason: RefundReason
  status: RefundStatus
  statusSince: Date
  attempt: number
  providerId: string | null
  /** Why it did not go through yet. */
  failure: string | null
  createdAt: Date
  processedAt: Date | null
  /** For which pieces; none where it is an amount, or all that was left. */
  lines: RefundedLine[]
  cause: RefundCause | null
  note: string | null
  restocked: boolean
  requestKey: string | null
  /** What keeps it from being asked for, where a person can mend it. */
  trouble: ProviderTrouble | null
}

const toRefund = (row: Selectable<RefundsTable>): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  amountPaise: row.amount_paise,
  reason: row.reason,
  status: row.status,
  statusSince: row.status_since,
  attempt: row.attempt,
  providerId: row.provider_id,
  failure: row.failure,
  createdAt: row.created_at,
  processedAt: row.processed_at,
  lines: row.lines,
  cause: row.cause,
  note: row.note,
  restocked: row.restocked,
  requestKey: row.request_key,
  trouble: row.trouble,
})

type NewRefund = Pick<Refund, 'id' | 'paymentId' | 'amountPaise' | 'reason'> & Partial<PartOf>
/** What a refund of a part says of it. */
type PartOf = Pick<Refund, 'lines' | 'cause' | 'note' | 'restocked' | 'requestKey'>

export async function insertRefund(tx: Db, refund: NewRefund, now: Date): Promise<Refund> {
  const { id, paymentId, amountPaise, reason, lines = [], cause, note, restocked, requestKey } = refund
  const row = await tx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount_paise: amountPaise,
      reason,
      created_at: now,
      status_since: now,
      lines: JSON.stringify(lines),
      cause,
      note,
      restocked,
      request_key: requestKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRefund(row)
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRefund(row)
}

/** Oldest first. Whoever changes one of them has the payment locked. */
export async function refundsOf(db: Db, paymentId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRefund)
}

/** Refunds that the provider has taken and is to be asked about now. */
export async function refundsToCheck(db: Db, now: Date, most: number): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('check_at', '<=', now)
    .where('status', '=', 'requested')
    .orderBy('check_at')
    .limit(most)
    .execute()
  return rows.map(toRefund)
}

type RefundChange = {
  status?: Refund['status']
  statusSince?: Date
  amountPaise?: Paise
  attempt?: number
  providerId?: string | null
  failure?: string | null
  processedAt?: Date
  checkAt?: Date | null
  trouble?: ProviderTrouble | null
}

/** What is left out stays as it is. */
export async function setRefund(tx: Db, id: string, change: RefundChange): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      status: change.status,
      status_since: change.statusSince,
      amount_paise: change.amountPaise,
      attempt: change.attempt,
      provider_id: change.providerId,
      failure: change.failure,
      processed_at: change.processedAt,
      check_at: change.checkAt,
      trouble: change.trouble,
    })
    .where('id', '=', id)
    .execute()
}

/** What staff wrote about refunds to somebody whose account goes. */
export async function forgetRefundNotes(tx: Db, userId: string): Promise<void> {
  const theirs = tx
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .select('payments.id')
    .where('payment_orders.user_id', '=', userId)
  await tx
    .updateTable('refunds')
    .set({ note: null })
    .where('payment_id', 'in', theirs)
    .where('note', 'is not', null)
    .execute()
}

/** What staff wrote about refunds of these orders. */
export async function forgetRefundNotesOf(tx: Db, orders: Expression<{ id: string }>): Promise<void> {
  const theirs = sql<string>`(select payment_id from orders where id in ${orders})`
  await tx
    .updateTable('refunds')
    .set({ note: null })
    .where('note', 'is not', null)
    .where('payment_id', 'in', theirs)
    .execute()
}

export async function deleteRefund(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('refunds').where('id', '=', id).execute()
}

type Kept = { failure: string; trouble: ProviderTrouble | null; attempt: number }

/** What kept a refund from being asked for, while it is tried again, and under which key that is. */
export async function noteRefundTrouble(db: Db, id: string, kept: Kept): Promise<void> {
  await db.updateTable('refunds').set(kept).where('id', '=', id).where('status', '=', 'due').execute()
}
