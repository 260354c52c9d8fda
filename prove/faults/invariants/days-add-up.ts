import { sql } from 'kysely'
import { ORDER_DAYS } from '#server/admin/order-days.store.ts'
import type { Invariant } from './invariant.ts'

type Row = { day: string; status: string; kept: string; orders: string }

/** What the dashboard shows of a day is what its real orders come to, whenever and by whomever they were changed. */
export const daysAddUp: Invariant = async ({ db }) => {
  const { rows } = await sql<Row>`
    with kept as (
      select day, status, sum(orders) as orders, sum(total_paise) as total, sum(refunded_paise) as refunded
      from ${ORDER_DAYS} group by day, status
    ), counted as (
      select india_day(created_at) as day, status, count(*) as orders, sum(total_paise) as total, sum(refunded_paise) as refunded
      from orders where money = 'live' group by 1, 2
    )
    select day::text, status, to_json(kept)::text as kept, to_json(counted)::text as orders
    from kept full join counted using (day, status)
    where (coalesce(kept.orders, 0), coalesce(kept.total, 0), coalesce(kept.refunded, 0))
      <> (coalesce(counted.orders, 0), coalesce(counted.total, 0), coalesce(counted.refunded, 0))`.execute(db)
  return rows.map(({ day, status, kept, orders }) => `${status} orders of ${day} add up to ${orders}, not ${kept}`)
}
