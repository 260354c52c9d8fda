import { sql } from 'kysely'
import { FEW } from '#contract/catalog/stock-level.ts'
import type { Image } from '#contract/images/image.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { startOfDay } from '#contract/platform/india-days.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ORDER_DAYS } from './order-days.store.ts'

/** How many products and orders each list shows. */
export const LISTED = 5

/** The days that are looked at, and the same stretch of time before them. */
type Stretch = { since: Date; until: Date; sinceBefore: Date; untilBefore: Date }

/** What was paid and not given back, of the orders of a day in India, 2026-11-16. */
export type DaySum = { day: string; status: OrderStatus; orders: number; paise: number }

/** Orders of one day and status, added up: for a seller only their own lines. */
export async function sumsByDay(db: Db, stretch: Stretch, sellerId: string | undefined): Promise<DaySum[]> {
  const { rows } = await (sellerId ? sumsOfSeller(stretch, sellerId) : sumsOfShop(stretch)).execute(db)
  return rows
}

const sumsOfSeller = ({ since, until, sinceBefore, untilBefore }: Stretch, sellerId: string) => sql<DaySum>`
  select india_day(line.ordered_at)::text as day, orders.status, count(*) filter (where line.first_of_seller) as orders,
    coalesce(${PAID_FOR_LINES} filter (where orders.refunded_paise < orders.total_paise), 0) as paise
  from order_lines as line join orders on orders.id = line.order_id
  where line.seller_id = ${sellerId} and orders.money = 'live' and orders.created_at >= ${sinceBefore}
    and line.ordered_at >= ${sinceBefore} and line.ordered_at <= ${until}
    and (line.ordered_at >= ${since} or line.ordered_at <= ${untilBefore})
  group by 1, 2`

/** Whole days stand added up. Of the day that today is held against only the orders up to now count. */
const sumsOfShop = ({ sinceBefore, untilBefore }: Stretch) => sql<DaySum>`
  select day::text, status, sum(orders) as orders, sum(total_paise - refunded_paise)::float8 as paise from (
    select * from ${ORDER_DAYS} where day >= india_day(${sinceBefore}) and day <> india_day(${untilBefore})
    union all
    select india_day(created_at), status, 1, total_paise, refunded_paise from orders
    where created_at >= ${startOfDay(untilBefore)} and created_at <= ${untilBefore} and money = 'live'
  ) as days group by day, status`

/** As a double, which holds all whole paise there will ever be: adding up integers this large is four times as slow. */
export const PAID_FOR_LINES = sql<number>`sum(line.price_paise::float8 * line.quantity)`

export type Shown = { id: string; name: string; image: Image }
export const IMAGE = sql`json_build_object('id', images.id, 'width', images.width, 'height', images.height) as image`

export async function lowStock(
  db: Db,
  sellerId: string | undefined,
  limit: number,
): Promise<(Shown & { stock: number })[]> {
  const { rows } = await sql<Shown & { stock: number }>`
    select product.id, product.name, product.stock, ${IMAGE}
    from stock_levels as level
      join all_products as product on product.id = level.product_id join images on images.id = product.image_id
    where level.pieces <= ${FEW} and ${sellerId ? sql`level.owner_id = ${sellerId}` : sql`true`}
    order by level.pieces, level.product_id limit ${limit}`.execute(db)
  return rows
}

type LatestOrder = {
  id: string
  number: string
  status: OrderStatus
  money: MoneyMode
  paise: number
  created_at: Date
}

/** For a seller their own lines are what an order comes to. */
export async function latestOrders(db: Db, sellerId: string | undefined, limit: number): Promise<LatestOrder[]> {
  const { rows } = sellerId
    ? await sql<LatestOrder>`
        select orders.id, orders.number, orders.status, orders.money, orders.created_at, own.paise
        from (
          select line.order_id, ${PAID_FOR_LINES} as paise from order_lines as line
          where line.seller_id = ${sellerId} group by line.order_id order by line.order_id desc limit ${limit}
        ) as own
        join orders on orders.id = own.order_id order by orders.id desc`.execute(db)
    : await sql<LatestOrder>`
        select id, number, status, money, created_at, total_paise as paise from orders order by id desc limit ${limit}`.execute(
        db,
      )
  return rows
}

/** Whether there are test orders since then: they are in no figure. */
export async function hasTestsSince(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders where money <> 'live' and created_at >= ${since}) as found`.execute(db)
  return rows[0]?.found ?? false
}

export const missesSince = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('search_misses')
    .select(['text', 'times', 'last_at'])
    .where('last_at', '>=', since)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
