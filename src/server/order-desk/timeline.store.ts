import { sql } from 'kysely'
import type { BuyerMail } from '#contract/admin/order-mails.ts'
import type { MailState } from '#contract/admin/order-timeline.ts'
import type { Db } from '#server/platform/db/database.ts'

/** When the money came, and when pieces left the stock and came back. */
export const orderMoments = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .select([
      'payments.received_at as paidAt',
      'payments.amount_paise as paidPaise',
      'payments.fee_paise as feePaise',
      'payments.offer_paise as offerPaise',
      'orders.restocked_at as restockedAt',
      'orders.status',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

export const eventsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_events')
    .select(['at', 'kind', 'data', 'actor'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/**
 * Mails to the buyer and what became of them: a job that is done is gone, and so is one that nobody keeps any more. The
 * first one is queued with the order, under its id.
 */
export async function mailsOf(db: Db, orderId: string, most: number) {
  const { rows } = await sql<{ at: Date; mail: BuyerMail; state: MailState }>`
    select noted.at, noted.mail, case
      when noted.given_up then 'givenUp'
      when jobs.id is null then 'sent'
      when jobs.failed_at is null then 'waiting'
      else 'failed'
    end as state
    from (
      select id, at, mail, given_up from order_mails where order_id = ${orderId}
      union all
      select id, created_at, 'placed', false from orders
      where id = ${orderId} and not exists (select from order_mails where order_mails.id = orders.id)
    ) as noted left join jobs on jobs.id = noted.id
    order by noted.id desc limit ${most}`.execute(db)
  return rows
}
