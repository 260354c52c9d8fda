import { sql } from 'kysely'
import { SECURITY_EVENTS_KEPT_DAYS } from '#contract/security/security-event.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'

/** An hour past the day: the table itself refuses to let go of a younger row, by its own clock. */
const KEPT_MS = (SECURITY_EVENTS_KEPT_DAYS * 24 + 1) * 60 * 60 * 1000

/** Deletes what has been kept long enough, part by part, so that nobody waits behind a long delete. */
export async function purgeSecurityEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await deleteInBatches(db, 'security_events', sql`at < ${before}`)
}
