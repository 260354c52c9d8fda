import type { Generated, JSONColumnType } from 'kysely'
import type { OrderSource } from '#contract/orders/order-draft.ts'
import type { Customer, Destination } from './buyer.ts'

export type CheckoutsTable = {
  id: string
  user_id: string | null
  source: OrderSource
  status: Generated<'open' | 'released' | 'paid'>
  fingerprint: string
  customer: JSONColumnType<Customer>
  address: JSONColumnType<Destination>
  coupon_code: string | null
  subtotal_paise: number
  tax_paise: number
  discount_paise: number
  total_paise: number
  expires_at: Date
  created_at: Date
}

export type CheckoutLinesTable = {
  checkout_id: string
  place: number
  product_id: string | null
  name: string
  image_id: string | null
  weight_g: string | number | null
  seller_id: string | null
  price_paise: number
  quantity: number
}
