import { readVersion, staleFailures, UNKNOWN_CHANGE } from '#contract/admin/order-version.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Db } from '#server/platform/db/database.ts'
import { stateOfOrder } from './order-version.store.ts'

/** Whether an order, locked by now, is as the caller saw it. */
export const isAsSeen = async (tx: Db, orderId: string, seen: string): Promise<boolean> =>
  (await stateOfOrder(tx, orderId)) === readVersion(seen).state

/** Refuses what sellers do to an order that is no longer as they saw it. What staff did meanwhile is not for them. */
export async function assertUnchanged(tx: Db, orderId: string, seen: string): Promise<void> {
  if (await isAsSeen(tx, orderId, seen)) return
  throw new Failure(staleFailures.stale, { values: { what: UNKNOWN_CHANGE } })
}
