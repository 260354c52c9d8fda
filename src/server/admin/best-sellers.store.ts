import { type RawBuilder, sql } from 'kysely'
import type { Period } from '#contract/admin/periods.ts'
import { startOfDay } from '#contract/platform/india-days.ts'
import { isLive } from '#server/orders/live-orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { IMAGE, PAID_FOR_LINES, type Shown } from './dashboard.store.ts'
import { ORDER_DAYS } from './order-days.store.ts'

type Best = Shown & { pieces: number; paise: number }
type Wanted = { days: Period; now: Date; sellerId: string | undefined; limit: number }

/** What sold most pieces; of a shop with many orders as it was kept, with the moment it was counted. */
export async function bestSellers(db: Db, wanted: Wanted): Promise<{ rows: Best[]; asOf: Date | null }> {
  const kept = wanted.sellerId ? [] : await keptBest(db, wanted)
  if (kept[0]) return { rows: kept, asOf: kept[0].as_of }
  return { rows: await shown(db, countedBest(wanted)), asOf: null }
}

/** What was kept longer ago is counted anew. */
const FRESH_FOR_MS = 30 * 60_000

const keptBest = (db: Db, { days, now, limit }: Wanted) =>
  shown<{ as_of: Date }>(
    db,
    sql`select * from best_sellers
      where days = ${days} and as_of > ${new Date(now.getTime() - FRESH_FOR_MS)} order by place limit ${limit}`,
  )

async function shown<More>(db: Db, best: RawBuilder<unknown>): Promise<(Best & More)[]> {
  const { rows } = await sql<Best & More>`
    select best.*, product.id, product.name, ${IMAGE} from (${best}) as best
    join all_products as product on product.id = best.product_id join images on images.id = product.image_id
    order by best.pieces desc, best.paise desc, product.id`.execute(db)
  return rows
}

/** Of what stayed with its buyers. What went back whole is told by the line, to a paisa: parts are not round. */
function countedBest({ days, now, sellerId, limit }: Wanted): RawBuilder<unknown> {
  const since = startOfDay(now, days - 1)
  return sql`
    select line.product_id, sum(line.quantity) as pieces, ${PAID_FOR_LINES} as paise
    from order_lines as line
    where line.ordered_at >= ${since} and line.ordered_at <= ${now} and line.product_id is not null
      and ${sellerId ? sql`line.seller_id = ${sellerId}` : sql`true`}
      and line.refunded_paise <= line.sales_paise - 1 and ${isLive(sql`line.order_id`, since)}
      and line.order_id not in (
        select id from orders where status in ('cancelled', 'returned') and created_at >= ${since}
      )
    group by line.product_id order by pieces desc, paise desc, line.product_id limit ${limit}`
}

/** Up to so many orders, their lines are counted for everybody who looks. */
const FEW_ORDERS = 10_000

/** Counts what sold most for all who will look, where that takes a while. */
export async function keepBestSellers(db: Db, wanted: Omit<Wanted, 'sellerId'>): Promise<void> {
  const { days, now } = wanted
  const isKept = (await ordersSince(db, startOfDay(now, days - 1))) > FEW_ORDERS
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('best_sellers').where('days', '=', days).execute()
    if (!isKept) return
    await sql`
      insert into best_sellers (days, place, product_id, pieces, paise, as_of)
      select ${days}, row_number() over (order by pieces desc, paise desc, product_id), product_id, pieces, paise, ${now}
      from (${countedBest({ ...wanted, sellerId: undefined })}) as best`.execute(tx)
  })
}

async function ordersSince(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ orders: number | null }>`
    select sum(orders) as orders from ${ORDER_DAYS} where day >= india_day(${since})`.execute(db)
  return rows[0]?.orders ?? 0
}
