import type { Insertable, JSONColumnType, Selectable } from 'kysely'
import type { OrderSource } from '#contract/orders/order-draft.ts'
import type { Customer, Destination } from './buyer.ts'

/** What is bought, by whom, where it goes and what it comes to. A checkout keeps it; its order takes it over whole. */
export type Purchase = {
  userId: string | null
  source: OrderSource
  customer: Customer
  address: Destination
  couponCode: string | null
  subtotalPaise: number
  taxPaise: number
  discountPaise: number
  totalPaise: number
  lines: readonly PricedLine[]
}

/** A product with what it was called and cost when it was priced. */
export type PricedLine = {
  productId: string | null
  name: string
  imageId: string | null
  weightGrams: string | number | null
  sellerId: string | null
  /** Paise. */
  price: number
  quantity: number
}

/** The columns that checkouts and orders have in common. */
export type PurchaseColumns = {
  user_id: string | null
  source: OrderSource
  customer: JSONColumnType<Customer>
  address: JSONColumnType<Destination>
  coupon_code: string | null
  subtotal_paise: number
  tax_paise: number
  discount_paise: number
  total_paise: number
}

/** The columns that their lines have in common. */
export type LineColumns = {
  place: number
  product_id: string | null
  name: string
  image_id: string | null
  weight_g: string | number | null
  seller_id: string | null
  price_paise: number
  quantity: number
}

/** A column that is left out here does not compile. */
export const toColumns = (purchase: Purchase): Insertable<PurchaseColumns> => ({
  user_id: purchase.userId,
  source: purchase.source,
  customer: JSON.stringify(purchase.customer),
  address: JSON.stringify(purchase.address),
  coupon_code: purchase.couponCode,
  subtotal_paise: purchase.subtotalPaise,
  tax_paise: purchase.taxPaise,
  discount_paise: purchase.discountPaise,
  total_paise: purchase.totalPaise,
})

export const fromColumns = (row: Selectable<PurchaseColumns>): Omit<Purchase, 'lines'> => ({
  userId: row.user_id,
  source: row.source,
  customer: row.customer,
  address: row.address,
  couponCode: row.coupon_code,
  subtotalPaise: row.subtotal_paise,
  taxPaise: row.tax_paise,
  discountPaise: row.discount_paise,
  totalPaise: row.total_paise,
})

export const toLineColumns = (line: PricedLine, place: number): LineColumns => ({
  place,
  product_id: line.productId,
  name: line.name,
  image_id: line.imageId,
  weight_g: line.weightGrams,
  seller_id: line.sellerId,
  price_paise: line.price,
  quantity: line.quantity,
})

export const fromLineColumns = (row: LineColumns): PricedLine => ({
  productId: row.product_id,
  name: row.name,
  imageId: row.image_id,
  weightGrams: row.weight_g,
  sellerId: row.seller_id,
  price: row.price_paise,
  quantity: row.quantity,
})
