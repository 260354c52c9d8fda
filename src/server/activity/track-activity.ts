import type { Action } from '#contract/activity/activity.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  type Deed,
  deleteActivitiesBefore,
  insertActivitiesOnce,
  lockVisitors,
  recentProductsOfEach,
} from './activities.store.ts'
import { raiseHeats } from './heat.store.ts'
import { heatOf, sumOfHeats, WEIGHTS } from './heat.ts'
import { addPairWeights } from './pairs.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A page reloaded, a button pressed twice: the same thing so soon counts once. */
const COUNTS_ONCE_MS = 30_000
/** What a shopper looked at last belongs together, if it was not too long ago. */
const PAIRED_WITH = 5
const PAIRED_WITHIN_MS = 7 * DAY_MS
/** What was computed from activities stays: hot scores and pairs have their own tables. */
const KEPT_MS = 90 * DAY_MS

/**
 * Stores what people did with products that are locked, in the order given, and updates hot scores and pair weights by
 * it. One statement each, however many deeds.
 */
export async function trackActivities(tx: Db, action: Action, deeds: readonly Deed[]): Promise<void> {
  const [first] = deeds
  if (!first) return
  await lockVisitors(tx, deeds)
  const recent = await recentProductsOfEach(tx, deeds, PAIRED_WITH + 1, before(first.at, PAIRED_WITHIN_MS))
  const isNew = await insertActivitiesOnce(tx, action, deeds, before(first.at, COUNTS_ONCE_MS))
  const fresh = deeds.filter(isNew)
  if (fresh.length === 0) return
  await addPairWeights(tx, pairsOf(fresh, recent), WEIGHTS[action])
  // Last: many raise the score of the same few products, and each locks it until the transaction ends.
  const heats = Map.groupBy(fresh, ({ productId }) => productId)
  await raiseHeats(
    tx,
    new Map([...heats].map(([id, its]) => [id, sumOfHeats(its.map(({ at }) => heatOf(WEIGHTS[action], at)))])),
  )
}

/** Each product with the last few that the same person dealt with before it, given those from before all of this. */
function pairsOf(deeds: readonly Deed[], recent: ReadonlyMap<string, string[]>): [string, string][] {
  const lastOf = new Map(recent)
  return deeds.flatMap(({ visitorId, productId }) => {
    const others = (lastOf.get(visitorId) ?? []).filter((id) => id !== productId)
    lastOf.set(visitorId, [productId, ...others])
    return others.slice(0, PAIRED_WITH).map((other): [string, string] => [productId, other])
  })
}

export const purgeActivities = (db: Db, now: Date): Promise<void> => deleteActivitiesBefore(db, before(now, KEPT_MS))

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
