import { recordChange } from '#server/audit/record-change.ts'
import { assertMay } from '#server/orders/assert-may.ts'
import type { OrderHead } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { finishCancellation, requestCancellation } from './cancellation.ts'

/** Asks to cancel an order that is locked and as staff saw it; `finishByStaff` follows when that is written. */
export async function requestByStaff(tx: Db, { actor, now }: TradeCtx, order: OrderHead): Promise<void> {
  const { id } = order
  assertMay(order, 'cancelled', 'staff')
  await requestCancellation(tx, order, now)
  // The courier may still say no, so this is what was done and not what became of it.
  await recordChange(tx, actor, now, { action: 'cancellationRequested', id })
}

/** Cancels and refunds what was asked for, unless its parcel has left; answers what to tell staff. */
export async function finishByStaff(ctx: TradeCtx, id: string): Promise<string> {
  const outcome = await finishCancellation(ctx, id)
  return outcome === 'cancelled' ? 'Order cancelled.' : 'We’re asking the courier to stop the parcel.'
}
