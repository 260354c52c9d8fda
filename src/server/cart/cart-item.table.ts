import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type CartItemsTable = {
  user_id: string
  product_id: string
  quantity: number
  price_paise: number
  place: number
  saved: Generated<boolean>
  updated_at: Generated<Date>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    cart_items: CartItemsTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  cart_items: {
    none: ['product_id', 'quantity', 'price_paise', 'place', 'updated_at', 'saved'],
    cart: ['user_id'],
  },
} satisfies Register
