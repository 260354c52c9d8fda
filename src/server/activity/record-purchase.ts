import { defineJob } from '#server/platform/jobs/define-job.ts'
import { lockBuyerAndProduct } from './activities.store.ts'
import { trackActivity } from './track-activity.ts'

/** Only a paid order counts as a purchase: nobody can post one. Recorded by a job, not in the order's transaction. */
export const recordPurchaseJob = defineJob<{ userId: string; productIds: string[] }>('record-purchase', {
  atOnce: 1,
  retryAfterMs: [60_000, 600_000],
  run: async ({ db, now }, { userId, productIds }) => {
    for (const id of productIds) {
      await db.transaction().execute(async (tx) => {
        const productId = await lockBuyerAndProduct(tx, userId, id)
        // An account has no browser here; its own id stands in for one.
        if (productId) await trackActivity(tx, { visitorId: userId, userId }, 'purchase', productId, now)
      })
    }
  },
})
