import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type SandboxPaymentOrdersTable = {
  id: string
  amount_paise: number
  receipt: string
  created_at: Date
}

export type SandboxPaymentsTable = {
  id: string
  payment_order_id: string
  status: 'captured' | 'failed' | 'refunded'
  refund_key: string | null
  created_at: Date
}

export type SandboxRefundsTable = { key: string; payment_id: string; amount_paise: number; created_at: Generated<Date> }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    sandbox_payment_orders: SandboxPaymentOrdersTable
    sandbox_payments: SandboxPaymentsTable
    sandbox_refunds: SandboxRefundsTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  sandbox_payment_orders: { none: ['id', 'amount_paise', 'receipt', 'created_at'] },
  sandbox_payments: { none: ['id', 'payment_order_id', 'status', 'refund_key', 'created_at'] },
  sandbox_refunds: { none: ['key', 'payment_id', 'amount_paise', 'created_at'] },
} satisfies Register
