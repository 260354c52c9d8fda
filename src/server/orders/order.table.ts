import type { Generated, JSONColumnType } from 'kysely'
import type { OrderSource } from '#contract/orders/order-draft.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Customer, Destination } from '#server/checkout/buyer.ts'

export type OrdersTable = {
  id: string
  number: string
  invoice_number: string
  user_id: string | null
  checkout_id: string | null
  payment_id: string
  source: OrderSource
  status: Generated<OrderStatus>
  delivery_status: Generated<string>
  customer: JSONColumnType<Customer>
  address: JSONColumnType<Destination>
  buyer_left: Generated<boolean>
  coupon_code: string | null
  subtotal_paise: number
  tax_paise: number
  discount_paise: number
  total_paise: number
  created_at: Date
}

export type OrderLinesTable = {
  order_id: string
  place: number
  product_id: string | null
  name: string
  image_id: string | null
  weight_g: string | number | null
  seller_id: string | null
  price_paise: number
  quantity: number
  /** The order's created_at, put there by a trigger. */
  ordered_at: Generated<Date>
}

export type OrderEventsTable = {
  id: string
  order_id: string
  at: Date
  text: string
  place: string | null
}

export type CouponUsesTable = {
  order_id: string
  code: string
  user_id: string | null
  at: Date
}

export type NumberSeriesTable = { name: string; last: number }
