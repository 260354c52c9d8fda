import type { Db } from '#server/platform/db/database.ts'

export async function isKnownEvent(db: Db, provider: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('provider_events')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function keepEvent(db: Db, provider: string, id: string): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ provider, id })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('provider_events').where('received_at', '<', moment).execute()
}
