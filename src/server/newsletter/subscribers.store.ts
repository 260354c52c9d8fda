import type { Db } from '#server/platform/db/database.ts'

export async function keepSubscriber(db: Db, email: string, at: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: at })
    .onConflict((known) => known.column('email').doNothing())
    .execute()
}

export async function hasSubscriber(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst()
  return found !== undefined
}

export async function dropSubscriber(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
}
