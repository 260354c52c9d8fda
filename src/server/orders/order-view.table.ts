import type { JSONColumnType } from 'kysely'
import type { OrderFilter } from '#contract/admin/order-filter.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type OrderViewsTable = {
  id: string
  user_id: string
  name: string
  filter: JSONColumnType<OrderFilter>
  created_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    order_views: OrderViewsTable
  }
}

export const register = {
  order_views: { none: 2, savedViews: ['user_id', 'name', 'filter'] },
} satisfies Register
