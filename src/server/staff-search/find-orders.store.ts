import { sql } from 'kysely'
import { phoneIn } from '#contract/admin/sought-text.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing } from '#server/platform/db/keyset.ts'

export type FoundOrder = {
  id: string
  number: string
  status: OrderStatus
  money: MoneyMode
  customer: string
  total_paise: number
}

/** A text that more contain than this says little about which is meant; so many are sorted. */
const MOST_FOUND = 1_000

/** By a number of its own first, then by who bought it, then by what is in it; the newest of each. */
export async function ordersFor(db: Db, text: string, most: number): Promise<FoundOrder[]> {
  const words = sql`order_words(number, customer, address)`
  const [own, pattern, phone] = [[text, text.toUpperCase()], containing(text), phoneIn(text)]
  const { rows } = await sql<FoundOrder>`
    with found as (
      select id, 0 as rank from orders
        where number = any (${own}) or invoice_number = any (${own}) or payment_id = any (${own})
      union all select order_id, 0 from shipments where awb = any (${own})
      union all (select id, 1 from orders where ${words} like ${pattern} order by id desc limit ${MOST_FOUND})
      ${phone && phone !== text ? sql`union all (select id, 1 from orders where ${words} like ${containing(phone)} order by id desc limit ${MOST_FOUND})` : sql``}
      union all (
        select order_id, 2 from order_lines where lower(name) like ${pattern} order by order_id desc limit ${MOST_FOUND}
      )
    )
    select orders.id, number, status, money, coalesce(customer ->> 'fullName', '') as customer, total_paise
    from (select id, min(rank) as rank from found group by id order by 2, 1 desc limit ${most}) as best
    join orders on orders.id = best.id order by best.rank, best.id desc`.execute(db)
  return rows
}

/** Sellers find theirs by the number. The index of all words has it too, and is only asked where to look. */
export async function sellersOrdersFor(
  db: Db,
  sellerId: string,
  text: string,
  most: number,
): Promise<Omit<FoundOrder, 'customer' | 'total_paise'>[]> {
  const pattern = containing(text)
  const { rows } = await sql<Omit<FoundOrder, 'customer' | 'total_paise'>>`
    select id, number, status, money from (
      select id, number, status, money from orders
      where order_words(number, customer, address) like ${pattern} and lower(number) like ${pattern}
        and id in (select order_id from order_lines where seller_id = ${sellerId})
      order by id desc limit ${MOST_FOUND}
    ) as own order by id desc limit ${most}`.execute(db)
  return rows
}
