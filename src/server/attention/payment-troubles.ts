import { sql } from 'kysely'
import { PAYMENT_UNUSED_AFTER_MS } from '#contract/attention/attention-kinds.ts'
import { before, type TroubleQuery } from './trouble-query.ts'

/** Money that is where it should not be. */
export const paymentTroubles = (now: Date): readonly TroubleQuery[] => [
  {
    kind: 'balanceLow',
    subject: sql`'refund-payment'`,
    since: sql`min(refunds.status_since)`,
    count: sql`count(*)`,
    amountPaise: sql`sum(refunds.amount_paise)`,
    from: sql`from refunds where refunds.trouble = 'lowBalance' and refunds.status = 'due' having count(*) > 0`,
  },
  {
    kind: 'accountChanged',
    subject: sql`coalesce(payment_orders.key_id, 'unknown')`,
    since: sql`min(payment_orders.unknown_since)`,
    latest: sql`max(payment_orders.unknown_since)`,
    count: sql`count(*)`,
    code: sql`payment_orders.key_id`,
    from: sql`from payment_orders where payment_orders.unknown_since is not null group by payment_orders.key_id`,
  },
  {
    kind: 'paymentDisputed',
    subject: sql`payment_disputes.id`,
    since: sql`payment_disputes.created_at`,
    latest: sql`payment_disputes.told_at`,
    due: sql`payment_disputes.respond_by`,
    orderId: sql`orders.id`,
    amountPaise: sql`payment_disputes.amount_paise`,
    code: sql`payment_disputes.reason_code`,
    about: sql`payment_disputes.status`,
    from: sql`
      from payment_disputes left join orders on orders.payment_id = payment_disputes.payment_id
      where payment_disputes.status not in ('won', 'closed')`,
  },
  {
    kind: 'moneyUnknown',
    subject: sql`stray_payments.id`,
    since: sql`stray_payments.received_at`,
    amountPaise: sql`stray_payments.amount_paise`,
    code: sql`case when stray_payments.is_ours then 'ours' end`,
    about: sql`money_of_provider(stray_payments.provider)`,
    from: sql`from stray_payments where stray_payments.status = 'open'`,
  },
  {
    kind: 'refundFailed',
    subject: sql`refunds.id`,
    since: sql`refunds.status_since`,
    orderId: sql`orders.id`,
    amountPaise: sql`refunds.amount_paise`,
    code: sql`refunds.reason`,
    error: sql`refunds.failure`,
    from: sql`
      from refunds left join orders on orders.payment_id = refunds.payment_id
      where refunds.status = 'failed'`,
  },
  {
    kind: 'paymentUnused',
    subject: sql`payments.id`,
    since: sql`payments.received_at`,
    amountPaise: sql`payments.amount_paise`,
    from: sql`
      from payments
      where payments.status = 'unused' and payments.received_at < ${before(now, PAYMENT_UNUSED_AFTER_MS)}`,
  },
]
