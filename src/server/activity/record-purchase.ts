import { defineJob } from '#server/platform/jobs/define-job.ts'
import { lockProduct } from './activities.store.ts'
import { learnFrom } from './learn-from.ts'

/** Only an order that was paid for counts as a purchase: nobody can post one. Learned after the order, not in it. */
export const recordPurchaseJob = defineJob<{ userId: string; productIds: string[] }>('record-purchase', {
  atOnce: 1,
  retryAfterMs: [60_000, 600_000],
  run: async ({ db, now }, { userId, productIds }) => {
    for (const id of productIds) {
      await db.transaction().execute(async (tx) => {
        const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
        const productId = user && (await lockProduct(tx, id))
        // An account has no browser here; its own id stands in for one.
        if (productId) await learnFrom(tx, { visitorId: userId, userId }, 'purchase', productId, now)
      })
    }
  },
})
