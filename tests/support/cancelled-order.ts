import type { Db } from '#server/platform/db/database.ts'
import { queueShipmentCancel } from '#server/shipping/queue-shipment.ts'

/** What cancelling an order means to its shipment. */
export const cancelInShop = (db: Db, orderId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('orders')
      .set({ status: 'cancelled', delivery_stage: 'notSent' })
      .where('id', '=', orderId)
      .execute()
    await queueShipmentCancel(tx, orderId)
  })
