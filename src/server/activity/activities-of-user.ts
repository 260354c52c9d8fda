import type { Db } from '#server/platform/db/database.ts'
import { activitiesBy } from './activities.store.ts'

/** All that one person did while logged in, newest first. */
export async function activitiesOfUser(db: Db, userId: string) {
  const activities = await activitiesBy(db, userId)
  return activities.map(({ action, productId, at }) => ({ action, productId, at: at.toISOString() }))
}
