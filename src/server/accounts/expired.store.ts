import { sql } from 'kysely'
import { EMAIL_CHANGE_STOPPABLE_DAYS } from '#contract/accounts/accounts.texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'
import { RESETS_KEPT_MS } from './password-resets.store.ts'

/** Longer than any limit remembers. */
const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000
const EMAIL_CHANGES_KEPT_MS = EMAIL_CHANGE_STOPPABLE_DAYS * 24 * 60 * 60 * 1000

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'registrations', sql`expires_at <= ${now}`)
  await deleteInBatches(db, 'password_resets', sql`created_at <= ${before(now, RESETS_KEPT_MS)}`)
  await deleteInBatches(db, 'email_changes', sql`created_at <= ${before(now, EMAIL_CHANGES_KEPT_MS)}`)
  await deleteInBatches(db, 'sessions', sql`expires_at <= ${now}`)
  await deleteInBatches(db, 'attempts', sql`last_at < ${before(now, ATTEMPTS_KEPT_MS)}`)
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
