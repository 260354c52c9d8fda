import { deleteCheckouts, unpaidBefore } from '#server/checkout/checkouts.store.ts'
import { deletePaymentOrdersOf } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inBatches } from '#server/platform/db/delete-in-batches.ts'

/** Longer than any bank takes to change its mind. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Checkouts that nobody paid hold a name and an address for nothing; those that money came for stay. */
export async function purgeCheckouts(db: Db, now: Date, batchSize?: number): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  const purgeSome = (limit: number) =>
    db.transaction().execute(async (tx) => {
      const ids = await unpaidBefore(tx, before, limit)
      await deletePaymentOrdersOf(tx, ids)
      await deleteCheckouts(tx, ids)
      return ids.length
    })
  await inBatches(purgeSome, batchSize)
}
