import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'
import type { LineColumns, PurchaseColumns } from './purchase-record.ts'

export type CheckoutsTable = PurchaseColumns & {
  id: string
  status: Generated<'open' | 'released' | 'paid'>
  fingerprint: string
  request_key: string
  expires_at: Date
  held_since: Date
  pending_provider_calls: Generated<number>
  created_at: Date
}

export type CheckoutLinesTable = LineColumns & { checkout_id: string }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    checkout_lines: CheckoutLinesTable
    checkouts: CheckoutsTable
  }
}

export const register = {
  checkout_lines: { none: 9, namesOfStaff: ['seller_id', 'seller_name'] },
  checkouts: { none: 18, order: ['user_id', 'customer', 'address'] },
} satisfies Register
