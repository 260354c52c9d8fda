import type { Generated, JSONColumnType } from 'kysely'
import type { RefundStatus } from '#contract/orders/order-refund.ts'
import type { RefundCause, RefundReason } from '#contract/orders/staff-refund.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'

export type PaymentOrdersTable = {
  id: string
  provider: PaymentProvider
  user_id: string | null
  checkout_id: string | null
  amount_paise: number
  created_at: Date
}

export type PaymentsTable = {
  id: string
  payment_order_id: string
  amount_paise: number
  currency: string
  status: 'unused' | 'ordered' | 'refunding' | 'refunded'
  received_at: Date
}

/** Pieces of a line of the order, by its place, and what goes back for them. */
export type RefundedLine = { place: number; quantity: number; paise: number }

export type RefundsTable = {
  id: string
  payment_id: string
  amount_paise: number
  reason: RefundReason
  status: Generated<RefundStatus>
  status_since: Date
  attempt: Generated<number>
  provider_id: Generated<string | null>
  failure: Generated<string | null>
  created_at: Date
  processed_at: Generated<Date | null>
  check_at: Generated<Date | null>
  lines: JSONColumnType<RefundedLine[], string | undefined, string>
  cause: Generated<RefundCause | null>
  note: Generated<string | null>
  restocked: Generated<boolean>
  request_key: Generated<string | null>
}
