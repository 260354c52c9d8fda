import { holdProducts, returnStock } from '#server/catalog/stock.ts'
import { deleteCouponUse, insertEvent, type OrderHead, piecesOf, setOrder } from '#server/orders/orders.store.ts'
import { tellCancelled } from '#server/orders/tell-buyer.ts'
import type { Db } from '#server/platform/db/database.ts'
import { queueShipmentCancel } from '#server/shipping/queue-shipment.ts'
import { queueRefund } from './queue-refund.ts'

/** Undoes an order that is held and has not left the shop: pieces back, coupon free, money on its way back, once. */
export async function undoOrder(tx: Db, { id, payment_id: paymentId }: OrderHead, now: Date): Promise<void> {
  const pieces = await piecesOf(tx, id)
  await holdProducts(
    tx,
    pieces.flatMap(({ productId }) => productId ?? []),
  )
  await returnStock(tx, pieces)
  await deleteCouponUse(tx, id)
  await setOrder(tx, id, { status: 'cancelled', delivery_status: 'Cancelled' })
  await insertEvent(tx, { order_id: id, at: now, text: 'Order cancelled' })
  await queueRefund(tx, paymentId, 'order cancelled', now)
  await queueShipmentCancel(tx, id)
  await tellCancelled(tx, id)
}
