import { type RawBuilder, sql } from 'kysely'
import { FEW } from '#contract/catalog/stock-level.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Whose orders and products count: undefined for everybody's. And what else is the caller's work. */
export type TodoScope = {
  ordersOf: string | undefined
  productsOf: string | undefined
  /** What was only tried out is not to be packed. */
  packsLiveOnly: boolean
  hasRefunds: boolean
  hasSellers: boolean
  hasGrievances: boolean
}
export type TodoCounts = Record<'toPack' | 'lowStock' | 'outOfStock', number> &
  Record<'unrefunded' | 'failedRefunds' | 'sellersWaiting' | 'grievances', number | null>

/** All in one statement, none counted further than needed to say "more". Each is written as its index has it. */
export async function countTodos(db: Db, scope: TodoScope): Promise<TodoCounts> {
  const { ordersOf, productsOf, packsLiveOnly, hasRefunds, hasSellers, hasGrievances } = scope
  const { rows } = await sql<TodoCounts>`
    select
      ${counted(sql`from orders where status = 'processing' and cancel_requested_at is null
        and ${packsLiveOnly ? sql`money = 'live'` : sql`true`} and ${hasLinesOf(ordersOf)}`)}
        as "toPack",
      ${counted(sql`${stockedBy(productsOf)} and pieces between 1 and ${FEW}`)} as "lowStock",
      ${counted(sql`${stockedBy(productsOf)} and pieces = 0`)} as "outOfStock",
      ${hasRefunds ? counted(UNREFUNDED) : NULL} as unrefunded,
      ${hasRefunds ? counted(sql`from refunds where status = 'failed'`) : NULL} as "failedRefunds",
      ${hasSellers ? counted(WAITING_SELLERS) : NULL} as "sellersWaiting",
      ${hasGrievances ? counted(sql`from grievances where state = 'open'`) : NULL} as grievances`.execute(db)
  return rows[0] as TodoCounts
}

const NULL = sql`null`

const counted = (from: RawBuilder<unknown>) =>
  sql`(select count(*) from (select 1 ${from} limit ${COUNTED_UP_TO + 1}) as counted)`

const hasLinesOf = (sellerId: string | undefined) =>
  sellerId ? sql`orders.id in (select order_id from order_lines where seller_id = ${sellerId})` : sql`true`

const stockedBy = (sellerId: string | undefined) => sql`
  from stock_levels join products on products.id = product_id where ${sellerId ? sql`owner_id = ${sellerId}` : sql`true`}`

/** Nobody has begun to pay it back. */
const UNREFUNDED = sql`
  from orders where status in ('cancelled', 'returned') and refunded_paise = 0
    and not exists (select from refunds where refunds.payment_id = orders.payment_id)`

const WAITING_SELLERS = sql`from users where role = 'seller' and not approved and seller_decided_at is null`
