import type { Generated } from 'kysely'

export type SessionsTable = {
  id: string
  user_id: string
  family_hash: string
  token_hash: string
  previous_hash: string | null
  rotated_at: Date
  created_at: Date
  last_used_at: Date
  expires_at: Date
  /** When the password was shown again since the login. */
  proven_at: Generated<Date | null>
  address: string
  agent: string
}

export type AttemptsTable = {
  subject: string
  count: number
  since: Date
  last_at: Date
  blocked_until: Date
}
