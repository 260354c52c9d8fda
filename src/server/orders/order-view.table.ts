import type { JSONColumnType } from 'kysely'
import type { OrderFilter } from '#contract/admin/order-filter.ts'

export type OrderViewsTable = {
  id: string
  user_id: string
  name: string
  filter: JSONColumnType<OrderFilter>
  created_at: Date
}
