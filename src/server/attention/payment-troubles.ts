import { sql } from 'kysely'
import { PAYMENT_UNUSED_AFTER_MS } from '#contract/attention/attention-kinds.ts'
import { before, type TroubleQuery } from './trouble-query.ts'

/** Money that is where it should not be. */
export const paymentTroubles = (now: Date): readonly TroubleQuery[] => [
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
