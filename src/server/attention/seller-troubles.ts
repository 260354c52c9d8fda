import { sql } from 'kysely'
import type { TroubleQuery } from './trouble-query.ts'

/** Lines that their seller cannot send, until somebody has looked after the customer. */
export const sellerTroubles = (): readonly TroubleQuery[] => [
  {
    kind: 'sellerCannot',
    subject: sql`said.order_id || ':' || said.seller_id`,
    since: sql`said.answered_at`,
    orderId: sql`said.order_id`,
    amountPaise: sql`(
      select sum(line.price_paise::bigint * line.quantity) from order_lines as line
      where line.order_id = said.order_id and line.seller_id = said.seller_id)`,
    error: sql`said.reason`,
    to: sql`said.seller_name`,
    from: sql`
      from seller_answers as said join orders on orders.id = said.order_id
      where said.answer = 'cannot' and orders.status not in ('cancelled', 'returned') and not exists (
        select from payments where payments.id = orders.payment_id and payments.status in ('refunding', 'refunded'))`,
  },
]
