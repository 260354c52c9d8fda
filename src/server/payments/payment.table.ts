import type { Generated, JSONColumnType } from 'kysely'
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
  amount_paise: number
  created_at: Date
  key_id: Generated<string | null>
  unknown_since: Generated<Date | null>
  sold_out_at: Generated<Date | null>
}

export type PaymentsTable = {
  id: string
  payment_order_id: string
  amount_paise: number
  fee_paise: Generated<number>
  offer_paise: Generated<number>
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
  trouble: Generated<ProviderTrouble | null>
}

/** Money that our keys took without a payment order of ours. */
export type StrayPaymentsTable = {
  id: string
  provider: PaymentProvider
  payment_order_id: string | null
  amount_paise: number
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
  amount_paise: number
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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  payment_disputes: {
    none: [
      ...(['id', 'provider', 'payment_id', 'amount_paise', 'reason_code', 'status', 'respond_by'] as const),
      ...(['created_at', 'told_at'] as const),
    ],
  },
  payment_orders: {
    none: [
      ...(['id', 'provider', 'checkout_id', 'amount_paise', 'created_at', 'key_id', 'unknown_since'] as const),
      'sold_out_at',
    ],
    order: ['user_id'],
  },
  payment_polls: { none: ['provider', 'asked_until'] },
  payments: {
    none: [
      ...(['id', 'payment_order_id', 'amount_paise', 'fee_paise', 'offer_paise', 'currency', 'status'] as const),
      'received_at',
    ],
  },
  refunds: {
    none: [
      ...([
        'id',
        'payment_id',
        'amount_paise',
        'reason',
        'status',
        'provider_id',
        'created_at',
        'processed_at',
      ] as const),
      ...(['attempt', 'failure', 'status_since', 'check_at', 'lines', 'cause', 'restocked', 'request_key'] as const),
      'trouble',
    ],
    orderWords: ['note'],
  },
  stray_payments: {
    none: [
      ...(['id', 'provider', 'payment_order_id', 'amount_paise', 'currency', 'is_ours', 'status'] as const),
      ...(['order_id', 'received_at'] as const),
    ],
  },
} satisfies Register
