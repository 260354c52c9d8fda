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

export const register = {
  best_sellers: { none: 6 },
  order_day_changes: { none: 6 },
  order_days: { none: 5 },
} satisfies Register
