import type { Action } from '#contract/activity/activity.endpoints.ts'
import { isWithinLimit } from '#server/accounts/consume-limit.ts'
import { subjectOf } from '#server/accounts/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { networkOf, widestNetworkOf } from '#server/platform/http/network-of.ts'
import {
  type Deed,
  deleteActivitiesBefore,
  insertActivitiesOnce,
  lockVisitors,
  recentProductsOfEach,
} from './activities.store.ts'
import { addPairWeights } from './pairs.store.ts'
import { raisePopularities } from './popularity.store.ts'
import { popularityOf, sumOfPopularities, WEIGHTS } from './popularity.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A page reloaded, a button pressed twice: the same thing so soon counts once. */
const COUNTS_ONCE_MS = 30_000
/** What a shopper looked at last belongs together, if it was not too long ago. */
const PAIRED_WITH = 5
const PAIRED_WITHIN_MS = 7 * DAY_MS
/** For one product, all visitors of one address together: 300 calls of one script are worth no more than six people. */
const AN_ADDRESS = { max: 6, windowMs: DAY_MS }
/** The same for what one party holds of IPv6. A /24 of IPv4 is a town behind its carrier. */
const mostOf = (network: string) => (network.includes(':') ? AN_ADDRESS : { max: 30, windowMs: DAY_MS })
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
  const { isNew, isFirstOfDay } = await insertActivitiesOnce(tx, action, deeds, {
    onceSince: before(first.at, COUNTS_ONCE_MS),
    dayBefore: before(first.at, DAY_MS),
  })
  const counted: Deed[] = []
  for (const deed of deeds.filter(isNew)) if (await counts(deed)) counted.push(deed)
  if (counted.length === 0) return
  await addPairWeights(tx, pairsOf(counted, recent), WEIGHTS[action])
  // Last: many raise the score of the same few products, and each locks it until the transaction ends.
  const popularities = Map.groupBy(counted, ({ productId }) => productId)
  await raisePopularities(
    tx,
    new Map(
      [...popularities].map(([id, its]) => [
        id,
        sumOfPopularities(its.map(({ at }) => popularityOf(WEIGHTS[action], at))),
      ]),
    ),
  )

  /** What was bought counts. A visitor does from the second thing they do, once a day for each, as far as their address and network go. */
  async function counts(deed: Deed): Promise<boolean> {
    const { visitorId, productId, address, at } = deed
    if (address === undefined) return true
    const wasHere = (recent.get(visitorId) ?? []).length > 0
    if (!wasHere || !isFirstOfDay(deed)) return false
    const within = (from: string, limit: typeof AN_ADDRESS) =>
      isWithinLimit({ db: tx, now: at }, subjectOf('activity', from, productId), limit)
    const network = widestNetworkOf(address)
    return (await within(networkOf(address), AN_ADDRESS)) && within(network, mostOf(network))
  }
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
