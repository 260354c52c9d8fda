import { isLost } from '#contract/shipping/delivery-stages.ts'
import { mailLost } from '#server/orders/mail-buyer.ts'
import { insertEvent, lockOrder } from '#server/orders/orders.store.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { undeliveredParcel } from '#server/shipping/undelivered-parcel.ts'
import { queueRefund } from './queue-refund.ts'

const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND

/**
 * Pays back an order whose parcel the courier has lost, damaged or brought back, once, and says so. What came back is
 * sold again only when staff have looked at it; what was lost never is.
 */
export const refundUndeliveredJob = defineJob<{ orderId: string }>(undeliveredParcel.name, {
  concurrency: 2,
  retryAfterMs: growingDelays(10 * SECOND, 600 * SECOND, DAY),
  run: async ({ db, now }, { orderId }) => {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const isBack = order?.status === 'returned'
      // A parcel that has turned up meanwhile is none of ours.
      if (!order || (!isBack && !(order.status === 'shipped' && isLost(order.deliveryStage)))) return
      const isNew = await queueRefund(tx, order.paymentId, isBack ? 'parcel returned' : 'parcel lost', now)
      if (!isNew) return
      await insertEvent(tx, { orderId, at: now, kind: 'refundRequested', actor: 'shop' })
      // That it is back was mailed when it came.
      if (!isBack) await mailLost(tx, orderId)
    })
  },
})
