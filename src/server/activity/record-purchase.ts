import { defineJob } from '#server/platform/jobs/define-job.ts'
import { lockProduct } from './activities.store.ts'
import { trackActivity } from './track-activity.ts'

/** Only a paid order counts as a purchase: nobody can post one. Recorded by a job, not in the order's transaction. */
export const recordPurchaseJob = defineJob<{ userId: string; productIds: string[] }>('record-purchase', {
  atOnce: 1,
  retryAfterMs: [60_000, 600_000],
  run: async ({ db, now }, { userId, productIds }) => {
    for (const id of productIds) {
      await db.transaction().execute(async (tx) => {
        const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
        const productId = user && (await lockProduct(tx, id))
        // An account has no browser here; its own id stands in for one.
        if (productId) await trackActivity(tx, { visitorId: userId, userId }, 'purchase', productId, now)
      })
    }
  },
})
