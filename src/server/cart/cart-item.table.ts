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

export const register = {
  cart_items: { none: 6, cart: ['user_id'] },
} satisfies Register
