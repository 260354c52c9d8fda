import { sql } from 'kysely'
import { FEW } from '#contract/catalog/stock-level.ts'
import type { Image } from '#contract/images/image.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Db } from '#server/platform/db/database.ts'
import { daysFrom } from './days-from.ts'

/** The days that are looked at, and the same stretch of time before them. */
type Stretch = { since: Date; until: Date; sinceBefore: Date; untilBefore: Date }

/** What was paid and not given back. */
export type DaySum = { start: Date; status: OrderStatus; orders: number; paise: number }

/** Orders of one day and status, added up: for a seller only their own lines. */
export async function sumsByDay(db: Db, stretch: Stretch, sellerId: string | undefined): Promise<DaySum[]> {
  const { rows } = sellerId
    ? await sql<DaySum>`
        select ${dayOf(stretch)} as start, orders.status, count(*) filter (where line.first_of_seller) as orders,
          coalesce(${sumOf('line')} filter (where orders.refunded_paise < orders.total_paise), 0) as paise
        from order_lines as line join orders on orders.id = line.order_id
        where line.seller_id = ${sellerId} and ${isIn(stretch)}
          and orders.created_at >= ${stretch.sinceBefore}
        group by 1, 2`.execute(db)
    : await sql<DaySum>`
        select day.start, sums.* from ${daysFrom(stretch.sinceBefore, stretch.until)} as day (start) cross join lateral (
          select status, count(*) as orders, sum((total_paise - refunded_paise)::float8) as paise
          from orders where created_at >= day.start and created_at < least(
            day.start + interval '1 day',
            case when day.start < ${stretch.since} then ${stretch.untilBefore} else ${stretch.until} end::timestamptz
          ) group by 1
        ) as sums`.execute(db)
  return rows
}

const dayOf = ({ since }: Stretch) => sql`date_bin('1 day', line.ordered_at, ${since})`

const isIn = ({ since, until, sinceBefore, untilBefore }: Stretch) => sql`
  line.ordered_at >= ${sinceBefore} and line.ordered_at <= ${until}
  and (line.ordered_at >= ${since} or line.ordered_at <= ${untilBefore})`

/** As a double, which holds all whole paise there will ever be: adding up integers this large is four times as slow. */
const sumOf = (lines: string) =>
  sql<number>`sum(${sql.ref(`${lines}.price_paise`)}::float8 * ${sql.ref(`${lines}.quantity`)})`

type Shown = { id: string; name: string; image: Image }
const IMAGE = sql`json_build_object('id', images.id, 'width', images.width, 'height', images.height) as image`

type Best = Shown & { pieces: number; paise: number }

/**
 * What sold most pieces and stayed with its buyers, of the products that are still there. What went back whole is told by
 * the line, to a paisa: parts are not round.
 */
export async function bestSellers(
  db: Db,
  { since, until }: Stretch,
  sellerId: string | undefined,
  limit: number,
): Promise<Best[]> {
  const { rows } = await sql<Best>`
    select product.id, product.name, ${IMAGE}, best.pieces, best.paise
    from (
      select line.product_id, sum(line.quantity) as pieces, ${sumOf('line')} as paise
      from order_lines as line
      where line.ordered_at >= ${since} and line.ordered_at <= ${until} and line.product_id is not null
        and ${sellerId ? sql`line.seller_id = ${sellerId}` : sql`true`}
        and line.refunded_paise <= line.sales_paise - 1
        and line.order_id not in (
          select id from orders where status in ('cancelled', 'returned') and created_at >= ${since}
        )
      group by line.product_id order by pieces desc, paise desc, line.product_id limit ${limit}
    ) as best
    join all_products as product on product.id = best.product_id join images on images.id = product.image_id
    order by best.pieces desc, best.paise desc, product.id`.execute(db)
  return rows
}

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

type LatestOrder = { id: string; number: string; status: OrderStatus; paise: number; created_at: Date }

/** For a seller their own lines are what an order comes to. */
export async function latestOrders(db: Db, sellerId: string | undefined, limit: number): Promise<LatestOrder[]> {
  const { rows } = sellerId
    ? await sql<LatestOrder>`
        select orders.id, orders.number, orders.status, orders.created_at, own.paise
        from (
          select line.order_id, ${sumOf('line')} as paise from order_lines as line
          where line.seller_id = ${sellerId} group by line.order_id order by line.order_id desc limit ${limit}
        ) as own
        join orders on orders.id = own.order_id order by orders.id desc`.execute(db)
    : await sql<LatestOrder>`
        select id, number, status, created_at, total_paise as paise from orders order by id desc limit ${limit}`.execute(
        db,
      )
  return rows
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
