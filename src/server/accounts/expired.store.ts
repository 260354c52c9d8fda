import { EMAIL_CHANGE_STOPPABLE_DAYS } from '#contract/accounts/accounts.texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { RESETS_KEPT_MS } from './password-resets.store.ts'

/** Longer than any limit remembers. */
const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000
const EMAIL_CHANGES_KEPT_MS = EMAIL_CHANGE_STOPPABLE_DAYS * 24 * 60 * 60 * 1000

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_resets').where('created_at', '<=', before(now, RESETS_KEPT_MS)).execute()
  await db.deleteFrom('email_changes').where('created_at', '<=', before(now, EMAIL_CHANGES_KEPT_MS)).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('attempts').where('last_at', '<', before(now, ATTEMPTS_KEPT_MS)).execute()
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
