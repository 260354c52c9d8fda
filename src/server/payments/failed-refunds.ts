import { sql } from 'kysely'
import type { RefundReason } from '#contract/orders/order-refund.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Money that a person has to see to. */
type FailedRefund = {
  id: string
  paymentId: string
  amountPaise: number
  /** Why it goes back. */
  reason: RefundReason
  /** Why it did not, in words for the staff. */
  failure: string
  failedAt: Date
}

type Page = { after?: Pick<FailedRefund, 'failedAt' | 'id'> | undefined; limit: number }

/** Refunds that did not go through, oldest first. */
export async function failedRefunds(db: Db, { after, limit }: Page): Promise<FailedRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'amount_paise', 'reason', 'failure', 'status_since'])
    .where('status', '=', 'failed')
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(status_since, id) > (${after?.failedAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('status_since')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    amountPaise: row.amount_paise,
    reason: row.reason,
    failure: row.failure ?? 'The payment provider refused it.',
    failedAt: row.status_since,
  }))
}

/** Counted no further than told. */
export async function countFailedRefunds(db: Db, upTo: number): Promise<number> {
  const some = db.selectFrom('refunds').select('id').where('status', '=', 'failed').limit(upTo).as('some')
  const { count } = await db
    .selectFrom(some)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
