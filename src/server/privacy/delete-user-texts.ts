import { forgetDeskNotes } from '#server/attention/desk-actions.store.ts'
import { forgetWords } from '#server/audit/audit.store.ts'
import { deleteNotesOf, ordersOfGone } from '#server/orders/forget-buyer.store.ts'
import { forgetRefundNotesOf } from '#server/payments/refunds.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { forgetTroubleTexts } from '#server/shipping/shipments.store.ts'

/**
 * What people wrote about orders that are over and whose buyer has left: staff on the order, on its refunds and at the
 * desk, couriers on its parcels. Of one buyer who is leaving, or of all who have.
 */
export async function forgetWordsAboutOrders(tx: Db, userId?: string): Promise<void> {
  const orders = ordersOfGone(tx, userId)
  await deleteNotesOf(tx, orders)
  await forgetWords(tx, 'order', orders)
  await forgetRefundNotesOf(tx, orders)
  await forgetDeskNotes(tx, orders)
  await forgetTroubleTexts(tx, orders)
}

/** For orders that came to their end, or were written about, after their buyer had left. */
export const purgeDeletedUserTexts = (db: Db): Promise<void> =>
  db.transaction().execute((tx) => forgetWordsAboutOrders(tx))
