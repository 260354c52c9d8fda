import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

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

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    attempts: AttemptsTable
    sessions: SessionsTable
  }
}

export const register = {
  // Its subjects are hashes, kept for a day.
  attempts: { none: 5 },
  sessions: { none: 6, signIn: ['user_id', 'family_hash', 'token_hash', 'previous_hash', 'address', 'agent'] },
} satisfies Register
