import type { Insertable, JSONColumnType, Selectable } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import type { KeptTexts, OrderSource } from '#contract/orders/order-draft.ts'
import type { Customer, Destination } from './buyer.ts'

/** What is bought, by whom, where it goes and what it comes to. A checkout keeps it; its order takes it over whole. */
export type Purchase = KeptTexts & {
  userId: string | null
  source: OrderSource
  customer: Customer
  address: Destination
  /** The day by which it is promised, 2026-11-20. */
  deliverBy: string | null
  /** What the shop promised when it was priced: working days until it leaves, days after delivery to send it back. */
  dispatchDays: number
  returnDays: number
  subtotalPaise: Paise
  /** The rate that held when it was priced. */
  taxPercent: number
  taxPaise: Paise
  discountPaise: Paise
  totalPaise: Paise
  lines: readonly PricedLine[]
}

/** A product with what it was called and cost when it was priced. */
export type PricedLine = {
  productId: string | null
  name: string
  imageId: string | null
  category: string | null
  weightGrams: string | number | null
  sellerId: string | null
  /** Null where the shop itself sells it. */
  sellerName: string | null
  price: Paise
  quantity: number
}

type Head = Omit<Purchase, 'lines'>

/** The columns that checkouts and orders have in common: a new field of a purchase does not compile until it has one. */
const COLUMNS = {
  userId: 'user_id',
  source: 'source',
  customer: 'customer',
  address: 'address',
  deliverBy: 'deliver_by',
  dispatchDays: 'dispatch_days',
  returnDays: 'return_days',
  couponCode: 'coupon_code',
  subtotalPaise: 'subtotal_paise',
  taxPercent: 'tax_percent',
  taxPaise: 'tax_paise',
  discountPaise: 'discount_paise',
  totalPaise: 'total_paise',
} as const satisfies Record<keyof Head, string>

type Stored<Value> = Value extends number ? Value : Value extends object ? JSONColumnType<Value> : Value
export type PurchaseColumns = {
  [Field in keyof Head as Field extends keyof typeof COLUMNS ? (typeof COLUMNS)[Field] : never]: Stored<Head[Field]>
}

/** The columns that their lines have in common. */
export type LineColumns = {
  place: number
  product_id: string | null
  name: string
  image_id: string | null
  category: string | null
  weight_g: string | number | null
  seller_id: string | null
  seller_name: string | null
  price_paise: Paise
  quantity: number
}

const FIELDS = Object.entries(COLUMNS) as [keyof Head, keyof PurchaseColumns][]

export const toColumns = (purchase: Purchase) =>
  Object.fromEntries(FIELDS.map(([field, column]) => [column, stored(purchase[field])])) as Required<
    Insertable<PurchaseColumns>
  >

const stored = (value: Head[keyof Head]) => (typeof value === 'object' && value ? JSON.stringify(value) : value)

/** The same as a row that was read: what is JSON in the table is an object there. */
export const toRow = (purchase: Purchase) =>
  Object.fromEntries(FIELDS.map(([field, column]) => [column, purchase[field]])) as Selectable<PurchaseColumns>

export const fromColumns = (row: Selectable<PurchaseColumns>) =>
  Object.fromEntries(FIELDS.map(([field, column]) => [field, row[column]])) as Head

export const toLineColumns = (line: PricedLine, place: number): LineColumns => ({
  place,
  product_id: line.productId,
  name: line.name,
  image_id: line.imageId,
  category: line.category,
  weight_g: line.weightGrams,
  seller_id: line.sellerId,
  seller_name: line.sellerName,
  price_paise: line.price,
  quantity: line.quantity,
})

export const fromLineColumns = (row: LineColumns): PricedLine => ({
  productId: row.product_id,
  name: row.name,
  imageId: row.image_id,
  category: row.category,
  weightGrams: row.weight_g,
  sellerId: row.seller_id,
  sellerName: row.seller_name,
  price: row.price_paise,
  quantity: row.quantity,
})
