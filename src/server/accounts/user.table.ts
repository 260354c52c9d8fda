import type { Generated } from 'kysely'
import type { Grant, Role } from '#contract/accounts/permissions.ts'
import type { Language } from '#contract/platform/languages.ts'

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
  /** In which they last read the shop, and get their mails. */
  language: Generated<Language>
  created_at: Generated<Date>
}
