import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'

/** Longer than any limit remembers. */
const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'registrations', sql`expires_at <= ${now}`)
  await deleteInBatches(db, 'password_resets', sql`otp_expires_at <= ${now}`)
  await deleteInBatches(db, 'sessions', sql`expires_at <= ${now}`)
  await deleteInBatches(db, 'attempts', sql`last_at < ${new Date(now.getTime() - ATTEMPTS_KEPT_MS)}`)
}
