import type { Db } from '#server/platform/db/database.ts'
import { countInWindow, type WindowLimit } from './attempts.store.ts'
import { subjectOf } from './limits.ts'

type Limit = Omit<WindowLimit, 'minIntervalMs'>

/** Counts one use of something by somebody, or for somebody; answers false once there were too many in the window. */
export async function isWithinLimit(db: Db, what: string, whose: string, limit: Limit, now: Date): Promise<boolean> {
  return (await countInWindow(db, subjectOf(what, whose), { ...limit, minIntervalMs: 0 }, now)) === undefined
}
