import type { Generated, JSONColumnType } from 'kysely'
import type { Paise } from '#contract/catalog/money.ts'
import type { RefundStatus } from '#contract/orders/order-refund.ts'
import type { RefundCause, RefundReason } from '#contract/orders/staff-refund.ts'
import type { DisputeStatus } from '#contract/payments/dispute-status.ts'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { ProviderTrouble } from '#server/gateways/payment/provider-away.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type PaymentOrdersTable = {
  id: string
  provider: PaymentProvider
  user_id: string | null
  checkout_id: string | null
  amount_paise: Paise
  created_at: Date
  key_id: Generated<string | null>
  unknown_since: Generated<Date | null>
  sold_out_at: Generated<Date | null>
}

export type PaymentsTable = {
  id: string
  payment_order_id: string
  amount_paise: Paise
  fee_paise: Generated<Paise>
  offer_paise: Generated<Paise>
  currency: string
  status: 'unused' | 'ordered' | 'refunding' | 'refunded'
  received_at: Date
}

/** Pieces of a line of the order, by its place, and what goes back for them. */
export type RefundedLine = { place: number; quantity: number; paise: Paise }

export type RefundsTable = {
  id: string
  payment_id: string
  amount_paise: Paise
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
  trouble: Generated<ProviderTrouble | null>
}

/** Money that our keys took without a payment order of ours. */
export type StrayPaymentsTable = {
  id: string
  provider: PaymentProvider
  payment_order_id: string | null
  amount_paise: Paise
  currency: string
  is_ours: boolean
  status: Generated<'open' | 'linked' | 'refunded' | 'settled'>
  order_id: Generated<string | null>
  received_at: Date
}

export type PaymentPollsTable = { provider: PaymentProvider; asked_until: Date }

export type PaymentDisputesTable = {
  id: string
  provider: string
  payment_id: string
  amount_paise: Paise
  reason_code: string
  status: DisputeStatus
  respond_by: Date | null
  created_at: Date
  told_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    payment_disputes: PaymentDisputesTable
    payment_orders: PaymentOrdersTable
    payment_polls: PaymentPollsTable
    payments: PaymentsTable
    refunds: RefundsTable
    stray_payments: StrayPaymentsTable
  }
}

export const register = {
  payment_disputes: { none: 9 },
  payment_orders: { none: 8, order: ['user_id'] },
  payment_polls: { none: 2 },
  payments: { none: 8 },
  refunds: { none: 17, orderWords: ['note'] },
  stray_payments: { none: 9 },
} satisfies Register
