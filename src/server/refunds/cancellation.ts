import { orderFailures } from '#contract/orders/orders.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import { mailNotCancelled } from '#server/orders/mail-buyer.ts'
import { insertEvent, lockOrder, type OrderHead, setOrder } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { queueShipmentAgain } from '#server/shipping/queue-shipment.ts'
import { shipmentOf } from '#server/shipping/shipments.store.ts'
import { isAnnounced, withdrawShipment } from '#server/shipping/withdraw-shipment.ts'
import { undoOrder } from './undo-order.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Whoever asks for a cancellation waits this long for the courier; after that it goes on without them. */
const ASK_WITHIN_MS = 8 * SECOND

type Outcome = 'cancelled' | 'cancelled before' | 'moving' | 'refused before' | 'pending'

type CancelCtx = Pick<TradeCtx, 'db' | 'gateways' | 'now' | 'log'>

/** Notes, on an order that is locked, that it is to be cancelled. From here on it ends as cancelled or as told not to be. */
export async function requestCancellation(tx: Db, { id, cancelRequestedAt }: OrderHead, now: Date): Promise<void> {
  if (cancelRequestedAt) return
  await setOrder(tx, id, { cancelRequestedAt: now, deliveryStage: 'cancelRequested' })
  // Whoever asked tries at once; the job is for a process that dies or a courier who does not answer.
  await enqueue(tx, cancelOrderJob, { orderId: id }, { key: id, runAt: new Date(now.getTime() + MINUTE) })
}

/** Asks the courier for as long as it takes: until the order is cancelled, or its parcel has left. */
export const cancelOrderJob = defineJob<{ orderId: string }>('cancel-order', {
  concurrency: 2,
  retryAfterMs: growingDelays(MINUTE, 15 * MINUTE, 7 * DAY),
  run: async (ctx, { orderId }) => {
    const outcome = await resolveCancellation(ctx, orderId, ctx.signal)
    if (outcome === 'pending') throw new Error('the courier has not agreed to the cancellation yet')
  },
})

/** For somebody who waits: a courier who is away leaves it pending, a parcel that has left is refused. */
export async function finishCancellation(ctx: CancelCtx, orderId: string): Promise<'cancelled' | 'pending'> {
  const signal = AbortSignal.timeout(ASK_WITHIN_MS)
  const outcome = await resolveCancellation(ctx, orderId, signal).catch((error: Error) => {
    ctx.log.warn({ orderId, reason: error.message }, 'the courier could not be asked to cancel')
    return 'pending' as const
  })
  if (outcome === 'cancelled before') throw new Failure(orderFailures.alreadyCancelled)
  if (outcome === 'moving' || outcome === 'refused before') throw new Failure(orderFailures.alreadyShipped)
  return outcome
}

async function resolveCancellation(ctx: CancelCtx, orderId: string, signal: AbortSignal): Promise<Outcome> {
  const { db, now } = ctx
  const before = await db.transaction().execute((tx) => lockOrder(tx, orderId))
  // Whoever moved on meanwhile keeps the courier: only a request that still stands is asked about.
  const stands = before?.status === 'processing' && before.cancelRequestedAt !== null
  const withdrawal = stands ? await withdrawShipment({ ...ctx, signal }, orderId) : 'moving'
  if (withdrawal === 'pending') return 'pending'
  return db.transaction().execute(async (tx): Promise<Outcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.status === 'cancelled') return 'cancelled before'
    if (!order.cancelRequestedAt) return 'refused before'
    if (withdrawal === 'moving' || order.status !== 'processing') {
      await refuseCancellation(tx, order, now)
      return 'moving'
    }
    // Announced while we looked: the courier has to be asked after all.
    const parcel = withdrawal === 'not booked' ? await shipmentOf(tx, orderId) : undefined
    if (parcel && isAnnounced(parcel)) return 'pending'
    await undoOrder(tx, order, now)
    return 'cancelled'
  })
}

/**
 * The parcel was quicker. Nothing is paid back; the order goes on as any other. Whoever asks just now hears it as the answer;
 * whoever asked before was told to wait, and gets a mail. Clocks of several processes differ, so the moment is compared and not
 * the order: a request from one that runs ahead would look later than its refusal.
 */
async function refuseCancellation(tx: Db, { id, status, cancelRequestedAt }: OrderHead, now: Date): Promise<void> {
  const isWaiting = status === 'processing'
  await setOrder(tx, id, {
    cancelRequestedAt: null,
    ...(isWaiting && { deliveryStage: 'pickupScheduled' }),
  })
  // Its booking stood still meanwhile.
  if (isWaiting) await queueShipmentAgain(tx, id)
  await insertEvent(tx, { orderId: id, at: now, kind: 'cancelTooLate', actor: 'courier' })
  if (cancelRequestedAt?.getTime() !== now.getTime()) await mailNotCancelled(tx, id)
}
