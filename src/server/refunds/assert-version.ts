import {
  type Happening,
  happeningText,
  readVersion,
  staleFailures,
  UNKNOWN_CHANGE,
} from '#contract/admin/order-version.ts'
import { AUDIT_ACTIONS } from '#contract/audit/audit-actions.ts'
import { eventText } from '#contract/orders/order-events.ts'
import { Failure } from '#contract/platform/failures.ts'
import { entriesOf } from '#server/audit/audit.store.ts'
import { isAsSeen } from '#server/orders/assert-unchanged.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A page may have been loaded while a change was being written that bears an earlier time. */
const OVERLAP_MS = 2_000
const MOST_LOOKED_AT = 20

/** Refuses what is done to an order, locked by now, that is no longer as the caller saw it; says what happened, and by whom. */
export async function assertVersion(tx: Db, orderId: string, seen: string, now: Date): Promise<void> {
  if (await isAsSeen(tx, orderId, seen)) return
  const { at } = readVersion(seen)
  const last = await lastHappening(tx, orderId, new Date(at.getTime() - OVERLAP_MS))
  throw new Failure(staleFailures.stale, { values: { what: last ? happeningText(last, now) : UNKNOWN_CHANGE } })
}

/** What a colleague did counts before what the courier told. */
async function lastHappening(tx: Db, orderId: string, since: Date): Promise<Happening | undefined> {
  const isNew = ({ at }: { at: string }) => new Date(at) >= since
  const entries = await entriesOf(tx, 'order', orderId, { before: undefined, limit: MOST_LOOKED_AT })
  const done = entries.find((entry) => isNew(entry) && !AUDIT_ACTIONS[entry.action].leavesOrder)
  if (done) return done
  const told = (await orderById(tx, orderId))?.events.findLast(isNew)
  return told && { at: told.at, by: null, text: eventText(told) }
}
