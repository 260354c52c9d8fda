import { staffOrderFailures } from '#contract/admin/orders.endpoints.ts'
import { wrongWayValues } from '#contract/admin/wrong-way.ts'
import { mayCancel } from '#contract/orders/order-status.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { OrderHead } from '#server/orders/orders.store.ts'
import type { TradeCtx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { finishCancellation, requestCancellation } from './cancellation.ts'

/** Asks to cancel an order that is locked and as staff saw it; `finishByStaff` follows when that is written. */
export async function requestByStaff(tx: Db, { actor, now }: TradeCtx, order: OrderHead): Promise<void> {
  const { id, status } = order
  const values = wrongWayValues(status, 'cancelled')
  if (!mayCancel(status)) throw new Failure(staffOrderFailures.wrongWay, { values })
  await requestCancellation(tx, order, now)
  // The courier may still say no, so this is what was done and not what became of it.
  await recordChange(tx, actor, now, { action: 'cancellationRequested', id })
}

/** Cancels and refunds what was asked for, unless its parcel has left; answers what to tell staff. */
export async function finishByStaff(ctx: TradeCtx, id: string): Promise<string> {
  const outcome = await finishCancellation(ctx, id)
  return outcome === 'cancelled' ? 'Order cancelled.' : 'We’re asking the courier to stop the parcel.'
}
