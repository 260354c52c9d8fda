import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BuyerMail } from '#contract/admin/order-mails.ts'
import type { SellerAnswer } from '#contract/admin/seller-answers.ts'
import type { Paise } from '#contract/catalog/money.ts'
import type { IssuedInvoice, Recipient } from '#contract/orders/issued-invoice.ts'
import type { EventActor, OrderEventData, OrderEventKind } from '#contract/orders/order-events.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { LineColumns, PurchaseColumns } from '#server/checkout/purchase-record.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type OrdersTable = PurchaseColumns & {
  id: string
  number: string
  invoice_number: string
  /** Only live money counts. */
  money: Generated<MoneyMode>
  checkout_id: string | null
  payment_id: string
  status: Generated<OrderStatus>
  delivery_stage: Generated<DeliveryStage>
  buyer_left: Generated<boolean>
  created_at: Date
  delivered_at: Generated<Date | null>
  cancel_requested_at: Generated<Date | null>
  restocked_at: Generated<Date | null>
  refunded_paise: Generated<Paise>
  /** The address's PIN code, for reports. */
  pin: GeneratedAlways<string>
  /** Whether its parcel was lost, damaged or cancelled. */
  astray: GeneratedAlways<boolean>
}

export type OrderLinesTable = LineColumns & {
  order_id: string
  /** The order's created_at. */
  ordered_at: Date
  /** Pieces that are back in the stock; all of them where the order has a restocked_at. */
  restocked: Generated<number>
  /** What reports add up (line-sums.ts). */
  sales_paise: Paise
  /** The line's part of what went back. */
  refunded_paise: Generated<Paise>
  first_of_seller: Generated<boolean>
  first_of_category: Generated<boolean>
}

export type OrderEventsTable = {
  id: string
  order_id: string
  at: Date
  kind: OrderEventKind
  data: JSONColumnType<OrderEventData>
  actor: EventActor
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

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    coupon_uses: CouponUsesTable
    installation: InstallationTable
    invoices: InvoicesTable
    number_series: NumberSeriesTable
    order_events: OrderEventsTable
    order_lines: OrderLinesTable
    order_mails: OrderMailsTable
    order_notes: OrderNotesTable
    orders: OrdersTable
    seller_answers: SellerAnswersTable
  }
}

export const register = {
  coupon_uses: { none: 3, order: ['user_id'] },
  installation: { none: 2 },
  // The document names the shop and the state a sale went to.
  invoices: { none: 2, placeOfSale: ['document'], taxInvoice: ['recipient'] },
  number_series: { none: 2 },
  order_events: { none: 5, placeOfSale: ['data'] },
  order_lines: { none: 15, namesOfStaff: ['seller_id', 'seller_name'] },
  order_mails: { none: 5 },
  order_notes: { none: 3, namesOfStaff: ['author_id', 'author_name'], orderWords: ['text'] },
  orders: { none: 25, order: ['user_id', 'customer', 'address', 'pin'] },
  seller_answers: { none: 3, namesOfStaff: ['seller_id', 'seller_name', 'reason'] },
} satisfies Register
