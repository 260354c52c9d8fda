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

export const register = {
  sandbox_payment_orders: { none: 4 },
  sandbox_payments: { none: 4 },
  sandbox_refunds: { none: 4 },
} satisfies Register
