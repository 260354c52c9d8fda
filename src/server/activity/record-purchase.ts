import { batchCallsOn } from '#server/platform/batch-calls.ts'
import { defineJob, MOST_BETWEEN_LOOKS } from '#server/platform/jobs/define-job.ts'
import { lockBuyersAndProducts } from './activities.store.ts'
import { trackActivities } from './track-activity.ts'

type Purchase = { userId: string; productIds: string[] }

/** Only a paid order counts as a purchase: nobody can post one. Recorded by a job, not in the order's transaction. */
export const recordPurchaseJob = defineJob<Purchase>('record-purchase', {
  concurrency: MOST_BETWEEN_LOOKS,
  retryAfterMs: [60_000, 600_000],
  run: async ({ db, now }, purchase) => {
    await recordTogether(db, { ...purchase, now })
  },
})

/** The purchases of several orders in one transaction; those of one account one after the other. */
const recordTogether = batchCallsOn(
  (db, purchases: (Purchase & { now: Date })[]) =>
    db.transaction().execute(async (tx) => {
      const bought = purchases.flatMap(({ userId, productIds, now: at }) =>
        productIds.map((productId) => ({ userId, productId, at })),
      )
      const known = await lockBuyersAndProducts(tx, bought)
      // An account has no browser here; its own id stands in for one.
      const deeds = bought.filter(known).map((deed) => ({ ...deed, visitorId: deed.userId }))
      await trackActivities(tx, 'purchase', deeds)
      return purchases
    }),
  ({ userId }) => userId,
)
