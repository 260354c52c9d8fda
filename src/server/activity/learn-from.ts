import type { Action } from '#contract/activity/activity.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockVisitor, noteActivity, recentProducts } from './activities.store.ts'
import { raiseHeat } from './heat.store.ts'
import { heatOf, WEIGHTS } from './heat.ts'
import { strengthenPairs } from './pairs.store.ts'

/** A page reloaded, a button pressed twice: the same thing so soon counts once. */
const COUNTS_ONCE_MS = 30_000
/** What a shopper looked at last belongs together, if it was not too long ago. */
const PAIRED_WITH = 5
const PAIRED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

type Doer = { visitorId: string; userId: string | undefined }

/** Writes down what somebody did with a product that is held, and lets the shop learn from it. */
export async function learnFrom(tx: Db, doer: Doer, action: Action, productId: string, now: Date): Promise<void> {
  await lockVisitor(tx, doer.visitorId)
  const isNew = await noteActivity(tx, { ...doer, productId, action, at: now }, before(now, COUNTS_ONCE_MS))
  if (!isNew) return
  const last = await recentProducts(tx, doer, PAIRED_WITH + 1, before(now, PAIRED_WITHIN_MS))
  const others = last.filter((id) => id !== productId).slice(0, PAIRED_WITH)
  await strengthenPairs(tx, productId, others, WEIGHTS[action])
  // Last, because many raise the heat of the same few products and each holds it until the end.
  await raiseHeat(tx, productId, heatOf(WEIGHTS[action], now))
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
