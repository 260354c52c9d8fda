import type { Action } from '#contract/activity/activity.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteActivitiesBefore, insertActivityOnce, lockVisitor, recentProducts } from './activities.store.ts'
import { raiseHeat } from './heat.store.ts'
import { heatOf, WEIGHTS } from './heat.ts'
import { addPairWeights } from './pairs.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A page reloaded, a button pressed twice: the same thing so soon counts once. */
const COUNTS_ONCE_MS = 30_000
/** What a shopper looked at last belongs together, if it was not too long ago. */
const PAIRED_WITH = 5
const PAIRED_WITHIN_MS = 7 * DAY_MS
/** What was computed from activities stays: hot scores and pairs have their own tables. */
const KEPT_MS = 90 * DAY_MS

type Person = { visitorId: string; userId: string | undefined }

/** Stores what somebody did with a product that is locked, and updates hot scores and pair weights by it. */
export async function trackActivity(
  tx: Db,
  person: Person,
  action: Action,
  productId: string,
  now: Date,
): Promise<void> {
  await lockVisitor(tx, person.visitorId)
  const isNew = await insertActivityOnce(tx, { ...person, productId, action, at: now }, before(now, COUNTS_ONCE_MS))
  if (!isNew) return
  const last = await recentProducts(tx, person, PAIRED_WITH + 1, before(now, PAIRED_WITHIN_MS))
  const others = last.filter((id) => id !== productId).slice(0, PAIRED_WITH)
  await addPairWeights(tx, productId, others, WEIGHTS[action])
  // Last: many raise the score of the same few products, and each locks it until the transaction ends.
  await raiseHeat(tx, productId, heatOf(WEIGHTS[action], now))
}

export const purgeActivities = (db: Db, now: Date): Promise<void> => deleteActivitiesBefore(db, before(now, KEPT_MS))

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
