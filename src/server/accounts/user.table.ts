import type { ColumnType, Generated } from 'kysely'
import type { Grant } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { Changes } from '#contract/audit/audit-entry.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { PickupAddress } from '#contract/sellers/seller-profile.ts'
import type { Register } from '#server/platform/db/tables.ts'

/** JSON that may be absent: written as text, read as what it says. */
type StoredJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

export type UsersTable = {
  id: string
  username: string
  email: string
  full_name: string
  password_hash: string
  role: Role
  avatar_id: Generated<string | null>
  cover_id: Generated<string | null>
  approved: Generated<boolean>
  limited_to: Generated<Grant[] | null>
  gst_number: Generated<string | null>
  seller_note: Generated<string | null>
  seller_decided_at: Generated<Date | null>
  seller_suspended: Generated<boolean>
  seller_phone: Generated<string | null>
  pickup_address: StoredJson<PickupAddress>
  seller_resent_at: Generated<Date | null>
  seller_resent_changes: StoredJson<Changes>
  /** In which they last read the shop, and get their mails. */
  language: Generated<Language>
  created_at: Generated<Date>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    users: UsersTable
  }
}

export const register = {
  users: {
    none: 6,
    account: ['id', 'username', 'email', 'full_name', 'password_hash', 'avatar_id', 'cover_id', 'limited_to'],
    language: ['language'],
    sellerProfile: ['gst_number', 'seller_note', 'seller_phone', 'pickup_address', 'seller_resent_changes'],
  },
} satisfies Register
