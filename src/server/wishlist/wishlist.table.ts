import type { Generated } from 'kysely'

export type WishlistItemsTable = {
  user_id: string
  product_id: string
  quantity: Generated<number>
  created_at: Date
}
