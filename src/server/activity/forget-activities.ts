import type { Db } from '#server/platform/db/database.ts'
import { deleteActivitiesBefore } from './activities.store.ts'

/** What was learned from them stays: heat and pairs are kept apart. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

export const forgetActivities = (db: Db, now: Date): Promise<void> =>
  deleteActivitiesBefore(db, new Date(now.getTime() - KEPT_MS))
