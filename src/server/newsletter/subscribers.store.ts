import type { Db } from '#server/platform/db/database.ts'

export async function addSubscriber(db: Db, email: string, at: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: email.toLowerCase(), created_at: at })
    .onConflict((known) => known.column('email').doNothing())
    .execute()
}

export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

export async function unsubscribe(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email.toLowerCase()).execute()
}
