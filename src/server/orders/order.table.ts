import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BuyerMail } from '#contract/admin/order-mails.ts'
import type { SellerAnswer } from '#contract/admin/seller-answers.ts'
import type { IssuedInvoice, Recipient } from '#contract/orders/issued-invoice.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { LineColumns, PurchaseColumns } from '#server/checkout/purchase-record.ts'

export type OrdersTable = PurchaseColumns & {
  id: string
  number: string
  invoice_number: string
  /** Only live money counts; a trigger asks the payment's provider where it is not given. */
  money: Generated<MoneyMode>
  checkout_id: string | null
  payment_id: string
  status: Generated<OrderStatus>
  delivery_status: Generated<string>
  buyer_left: Generated<boolean>
  created_at: Date
  delivered_at: Generated<Date | null>
  cancel_requested_at: Generated<Date | null>
  restocked_at: Generated<Date | null>
  refunded_paise: Generated<number>
  /** The address's PIN code, for reports. */
  pin: GeneratedAlways<string>
  /** Whether its parcel was lost, damaged or cancelled. */
  astray: GeneratedAlways<boolean>
}

export type OrderLinesTable = LineColumns & {
  order_id: string
  /** The order's created_at; a trigger puts it there where it is not given. */
  ordered_at: Generated<Date>
  /** Pieces that are back in the stock; all of them where the order has a restocked_at. */
  restocked: Generated<number>
  /** What reports add up (line-sums.ts); a trigger puts it there where it is not given. */
  sales_paise: Generated<number>
  /** The line's part of what went back; a trigger shares it out. */
  refunded_paise: Generated<number>
  first_of_seller: Generated<boolean>
  first_of_category: Generated<boolean>
}

export type OrderEventsTable = {
  id: string
  order_id: string
  at: Date
  text: string
  place: string | null
}

export type OrderNotesTable = {
  id: string
  order_id: string
  at: Date
  author_id: string | null
  author_name: string
  text: string
}

export type OrderMailsTable = {
  id: string
  order_id: string
  at: Generated<Date>
  mail: BuyerMail
  /** It could not be sent, and its job is kept no longer. */
  given_up: Generated<boolean>
}

export type CouponUsesTable = {
  order_id: string
  code: string
  user_id: string | null
  at: Date
}

export type InvoicesTable = {
  order_id: string
  document: JSONColumnType<Omit<IssuedInvoice, 'recipient'>>
  /** Whom it was issued to; null once tax law wants no records of it any more. */
  recipient: ColumnType<Recipient | null, string, null>
  issued_at: Date
}

export type SellerAnswersTable = {
  order_id: string
  seller_id: string
  seller_name: string
  answer: SellerAnswer
  reason: string | null
  answered_at: Date
}

export type NumberSeriesTable = { name: string; last: number }

/** One row: what is this installation's own, whatever moves it to another server. */
export type InstallationTable = { only_one: Generated<boolean>; number_prefix: string }
