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
      'orders.restocked_at as restockedAt',
      'orders.status',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

/** Mails to the buyer and what became of them: a job that is done is gone. */
export const mailsOf = (db: Db, orderId: string, most: number) =>
  db
    .selectFrom('order_mails')
    .leftJoin('jobs', 'jobs.id', 'order_mails.id')
    .select([
      'order_mails.at',
      'order_mails.mail',
      sql<MailState>`case when jobs.id is null then 'sent' when jobs.failed_at is null then 'waiting' else 'failed' end`.as(
        'state',
      ),
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_mails.id', 'desc')
    .limit(most)
    .$narrowType<{ mail: BuyerMail }>()
    .execute()
