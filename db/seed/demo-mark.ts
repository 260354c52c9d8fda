import type { Db } from '#server/platform/db/database.ts'

const DEMO = 'demo'

/** Whether the demo catalogue belongs into this shop: it is empty, or was being filled when it was interrupted. */
export async function isDemoWanted(db: Db): Promise<boolean> {
  const seed = await db.selectFrom('seeds').selectAll().where('name', '=', DEMO).executeTakeFirst()
  if (seed) return seed.finished_at === null
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined
}

export async function markDemoStarted(db: Db): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ name: DEMO, finished_at: null })
    .onConflict((seed) => seed.doNothing())
    .execute()
}

export async function markDemoFinished(db: Db): Promise<void> {
  await db.updateTable('seeds').set({ finished_at: new Date() }).where('name', '=', DEMO).execute()
}
