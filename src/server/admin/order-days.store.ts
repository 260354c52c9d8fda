import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { inBatches } from '#server/platform/db/delete-in-batches.ts'

const COLUMNS = sql`day, status, orders, total_paise, refunded_paise`

/** The sums with what has changed since: several rows may be about the same day and status. */
export const ORDER_DAYS = sql`(
  select ${COLUMNS} from order_days union all select ${COLUMNS} from order_day_changes
) as order_days`

/** Adds what has changed to the sums. Whoever reads sees a change in one of the two, never in both and never in none. */
export const foldOrderChanges = (db: Db): Promise<void> =>
  inBatches(async (most) => {
    const { rows } = await sql<{ folded: number }>`
      with changes as (
        delete from order_day_changes where id in (select id from order_day_changes order by id limit ${most}) returning *
      ), sums as (
        insert into order_days as known (${COLUMNS})
        select day, status, sum(orders), sum(total_paise), sum(refunded_paise) from changes group by day, status
        on conflict (day, status) do update set orders = known.orders + excluded.orders,
          total_paise = known.total_paise + excluded.total_paise,
          refunded_paise = known.refunded_paise + excluded.refunded_paise
      )
      select count(*) as folded from changes`.execute(db)
    return rows[0]?.folded ?? 0
  })
