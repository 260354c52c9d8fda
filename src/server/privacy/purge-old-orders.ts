import { forgetBuyersOfOrders } from '#server/checkout/checkouts.store.ts'
import { forgetBuyersOf, knownBuyersBefore } from '#server/orders/forget-buyer.store.ts'
import { forgetRecipientsBefore } from '#server/orders/invoices.store.ts'
import { forgetPayersOfOrders } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inBatches } from '#server/platform/db/delete-in-batches.ts'
import { taxRecordsSince } from './tax-records.ts'

const AT_ONCE = 500

/** Orders and invoices of which tax law wants no records any more lose their buyer; what was sold, where to and for how much stays. */
export async function purgeOldOrders(db: Db, now: Date): Promise<void> {
  const forgetSome = (limit: number) =>
    db.transaction().execute(async (tx) => {
      const ids = await knownBuyersBefore(tx, taxRecordsSince(now), limit)
      if (ids.length === 0) return 0
      await forgetPayersOfOrders(tx, ids)
      await forgetBuyersOfOrders(tx, ids)
      await forgetBuyersOf(tx, ids)
      return ids.length
    })
  await inBatches(forgetSome, AT_ONCE)
  await inBatches((limit) => forgetRecipientsBefore(db, taxRecordsSince(now), limit), AT_ONCE)
}
