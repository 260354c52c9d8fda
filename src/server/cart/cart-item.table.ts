import type { Generated } from 'kysely'

export type CartItemsTable = {
  user_id: string
  product_id: string
  quantity: number
  price_paise: number
  place: number
  saved: Generated<boolean>
  updated_at: Generated<Date>
}
