import type { Db } from '#server/platform/db/database.ts'
import { deleteEventsBefore } from './provider-events.store.ts'

/** Providers repeat an event for a day; a month leaves room for whoever looks into something. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export const forgetEvents = (db: Db, now: Date): Promise<void> =>
  deleteEventsBefore(db, new Date(now.getTime() - KEPT_MS))
