import type { Db } from '#server/platform/db/database.ts'

/** Longer than any limit remembers. */
const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_resets').where('otp_expires_at', '<=', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', new Date(now.getTime() - ATTEMPTS_KEPT_MS))
    .execute()
}
