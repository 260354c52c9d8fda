import { sql } from 'kysely'
import { CONFIRM_WITHIN_DAYS } from '#contract/newsletter/newsletter.texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'

const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_DAYS * 24 * 60 * 60 * 1000

/** Notes that an address wants the newsletter; it is on the list once it was confirmed. */
export async function addSubscriber(db: Db, email: string, at: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: email.toLowerCase(), created_at: at })
    .onConflict((known) =>
      known.column('email').doUpdateSet({ created_at: at }).where('newsletter_subscribers.confirmed_at', 'is', null),
    )
    .execute()
}

/** Answers whether it is on the list now, and whether it was before; undefined for an address that has not asked. */
export async function confirmSubscriber(db: Db, email: string, at: Date): Promise<'new' | 'known' | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: at })
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'new'
  return (await isSubscribed(db, email)) ? 'known' : undefined
}

export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function unsubscribe(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email.toLowerCase()).execute()
}

/** Addresses that never followed their link, which is too old by now. */
export const purgeUnconfirmed = (db: Db, now: Date): Promise<void> =>
  deleteInBatches(
    db,
    'newsletter_subscribers',
    sql`confirmed_at is null and created_at < ${new Date(now.getTime() - CONFIRM_WITHIN_MS)}`,
  )
