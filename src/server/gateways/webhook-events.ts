import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'

/** Providers repeat an event for a day; a month leaves room for whoever looks into something. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export async function isKnownEvent(db: Db, provider: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('provider_events')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes an event as dealt with, or as one that nobody can read; answers false when it was before. */
export async function recordEvent(db: Db, provider: string, id: string, isReadable = true): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_events')
    .values({ provider, id, is_readable: isReadable })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function purgeEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await deleteInBatches(db, 'provider_events', sql`received_at < ${before}`)
}
