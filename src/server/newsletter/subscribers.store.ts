import type { Db } from '#server/platform/db/database.ts'

export async function keepSubscriber(db: Db, email: string, at: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: at })
    .onConflict((known) => known.column('email').doNothing())
    .execute()
}
