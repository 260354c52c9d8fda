import type { Db } from '#server/platform/db/database.ts'
import { deleteUnpaidBefore } from './checkouts.store.ts'

/** Longer than any bank takes to change its mind. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Drafts that nobody paid hold a name and an address for nothing. */
export const forgetCheckouts = (db: Db, now: Date): Promise<void> =>
  deleteUnpaidBefore(db, new Date(now.getTime() - KEPT_MS))
