import { type Expression, type Insertable, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { AttentionActionsTable } from './attention.table.ts'

export async function insertAction(tx: Db, action: Insertable<AttentionActionsTable>): Promise<void> {
  await tx.insertInto('attention_actions').values(action).execute()
}

/** Answers false when staff have been mailed on this day already. */
export async function takeDigestDay(tx: Db, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attention_digests')
    .values({ day })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What staff wrote at the desk about these orders, their payments, disputes, refunds and mails. */
export async function forgetDeskNotes(tx: Db, orders: Expression<{ id: string }>): Promise<void> {
  await sql`
    update attention_actions set note = null
    where note is not null and subject in (
      select unnest(array[
        orders.id::text, orders.payment_id, refunds.id::text, order_mails.id::text, stray_payments.id, payment_disputes.id
      ])
      from orders
      left join stray_payments on stray_payments.order_id = orders.id
      left join payment_disputes on payment_disputes.payment_id = orders.payment_id
      left join refunds on refunds.payment_id = orders.payment_id
      left join order_mails on order_mails.order_id = orders.id
      where orders.id in ${orders}
    )`.execute(tx)
}
