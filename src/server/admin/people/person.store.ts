import { sql } from 'kysely'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { Db } from '#server/platform/db/database.ts'

type Figures = { orders: number; paise: number; last_at: Date | null }

export async function figuresOf(db: Db, userId: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select count(*) as orders, coalesce(sum(total_paise - refunded_paise), 0)::float8 as paise, max(created_at) as last_at
    from orders where user_id = ${userId} and status <> 'cancelled' and money = 'live'`.execute(db)
  return rows[0] ?? { orders: 0, paise: 0, last_at: null }
}

type LatestOrder = {
  id: string
  number: string
  status: OrderStatus
  money: MoneyMode
  total_paise: number
  created_at: Date
}

export const latestOrdersOf = (db: Db, userId: string, limit: number): Promise<LatestOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'money', 'total_paise', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const latestReviewsOf = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('all_products', 'all_products.id', 'reviews.product_id')
    .select([
      'reviews.product_id',
      'all_products.name',
      'reviews.rating',
      'reviews.message',
      'reviews.removed_reason',
      'reviews.created_at',
    ])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .limit(limit)
    .execute()
