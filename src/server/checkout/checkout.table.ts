import type { Generated } from 'kysely'
import type { LineColumns, PurchaseColumns } from './purchase-record.ts'

export type CheckoutsTable = PurchaseColumns & {
  id: string
  status: Generated<'open' | 'released' | 'paid'>
  fingerprint: string
  request_key: string
  expires_at: Date
  held_since: Date
  askers: Generated<number>
  created_at: Date
}

export type CheckoutLinesTable = LineColumns & { checkout_id: string }
