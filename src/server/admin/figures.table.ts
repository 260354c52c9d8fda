import type { GeneratedAlways } from 'kysely'
import type { Period } from '#contract/admin/periods.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Register } from '#server/platform/db/tables.ts'

/** Orders of one day in India and one status, added up (migration 0064). */
export type OrderDaysTable = {
  day: string
  status: OrderStatus
  orders: number
  total_paise: number
  refunded_paise: number
}

/** What has changed since the sums were made. */
export type OrderDayChangesTable = OrderDaysTable & { id: GeneratedAlways<number> }

/** What sold most in a period of days, as it was a moment ago. */
export type BestSellersTable = {
  days: Period
  place: number
  product_id: string
  pieces: number
  paise: number
  as_of: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    best_sellers: BestSellersTable
    order_day_changes: OrderDayChangesTable
    order_days: OrderDaysTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  best_sellers: { none: ['days', 'place', 'product_id', 'pieces', 'paise', 'as_of'] },
  order_day_changes: { none: ['id', 'day', 'status', 'orders', 'total_paise', 'refunded_paise'] },
  order_days: { none: ['day', 'status', 'orders', 'total_paise', 'refunded_paise'] },
} satisfies Register
