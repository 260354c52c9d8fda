import type { Role } from '#contract/accounts/roles.ts'
import { REFRESH_SECONDS } from '#server/platform/http/session-cookies.ts'

const HOUR_MS = 60 * 60 * 1000

/** Staff log in once a working day: what they can do is worth more to a thief than a cart. */
const STAFF_SESSION_MS = 12 * HOUR_MS
/** A shopper stays logged in as long as the cookie is kept after its last use. */
const SHOPPER_SESSION_MS = REFRESH_SECONDS * 1000
/** However often it is refreshed, a session ends some day. */
const LONGEST_SESSION_MS = 180 * 24 * HOUR_MS

/** When a session that is opened or refreshed now ends. */
export function sessionEnd(role: Role, createdAt: Date, now: Date): Date {
  const start = createdAt.getTime()
  if (role !== 'customer') return new Date(start + STAFF_SESSION_MS)
  return new Date(Math.min(now.getTime() + SHOPPER_SESSION_MS, start + LONGEST_SESSION_MS))
}

type Session = { role: Role; createdAt: Date; expiresAt: Date }

/** By the role that the person has now: who was made staff since is held to the hours of staff. */
export const isSessionOver = ({ role, createdAt, expiresAt }: Session, now: Date): boolean =>
  expiresAt <= now || (role !== 'customer' && createdAt.getTime() + STAFF_SESSION_MS <= now.getTime())
