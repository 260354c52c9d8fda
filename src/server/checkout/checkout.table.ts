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
  askers: Generated<number>
  created_at: Date
}

export type CheckoutLinesTable = LineColumns & { checkout_id: string }

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    checkout_lines: CheckoutLinesTable
    checkouts: CheckoutsTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  checkout_lines: {
    none: [
      ...(['checkout_id', 'place', 'product_id', 'name', 'image_id', 'category', 'weight_g'] as const),
      ...(['price_paise', 'quantity'] as const),
    ],
    namesOfStaff: ['seller_id', 'seller_name'],
  },
  checkouts: {
    none: [
      ...(['id', 'source', 'status', 'fingerprint', 'coupon_code', 'subtotal_paise', 'tax_paise'] as const),
      ...(['discount_paise', 'total_paise', 'expires_at', 'created_at', 'request_key', 'held_since'] as const),
      ...(['askers', 'deliver_by', 'tax_percent', 'return_days', 'dispatch_days'] as const),
    ],
    order: ['user_id', 'customer', 'address'],
  },
} satisfies Register
