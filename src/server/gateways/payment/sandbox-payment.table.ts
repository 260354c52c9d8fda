import type { Generated } from 'kysely'

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
