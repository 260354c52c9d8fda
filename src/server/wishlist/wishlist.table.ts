import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type WishlistItemsTable = {
  user_id: string
  product_id: string
  quantity: Generated<number>
  created_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    wishlist_items: WishlistItemsTable
  }
}

export const register = {
  wishlist_items: { none: 3, wishlist: ['user_id'] },
} satisfies Register
