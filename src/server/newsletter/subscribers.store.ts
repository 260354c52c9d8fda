import { sql } from 'kysely'
import { CONFIRM_WITHIN_DAYS } from '#contract/newsletter/newsletter.texts.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts'

const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_DAYS * 24 * 60 * 60 * 1000

/** Notes that an address wants the newsletter; it is on the list once it was confirmed. */
export async function addSubscriber(db: Db, email: string, language: Language, at: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: email.toLowerCase(), language, created_at: at })
    .onConflict((known) =>
      known
        .column('email')
        .doUpdateSet({ language, created_at: at })
        .where('newsletter_subscribers.confirmed_at', 'is', null),
    )
    .execute()
}

type Confirmed = { isNew: boolean; language: Language }

/** Answers whether it is new on the list now; undefined for an address that has not asked. */
export async function confirmSubscriber(db: Db, email: string, at: Date): Promise<Confirmed | undefined> {
  const added = await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: at })
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is', null)
    .returning('language')
    .executeTakeFirst()
  if (added) return { isNew: true, ...added }
  const known = await findReader(db, email)
  return known && { isNew: false, ...known }
}

/** Somebody who gets the newsletter, and the language that they get it in. */
export const findReader = (db: Db, email: string): Promise<{ language: Language } | undefined> =>
  db
    .selectFrom('newsletter_subscribers')
    .select('language')
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()

export const isSubscribed = async (db: Db, email: string): Promise<boolean> =>
  (await findReader(db, email)) !== undefined

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
