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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  wishlist_items: { none: ['product_id', 'quantity', 'created_at'], wishlist: ['user_id'] },
} satisfies Register
