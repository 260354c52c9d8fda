import { msg } from '#contract/platform/t.ts'
import { lockProducts, productsIn, returnStock } from '#server/catalog/stock.ts'
import { mailCancelled } from '#server/orders/mail-buyer.ts'
import { deleteCouponUse, insertEvent, type OrderHead, piecesOf, setOrder } from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { queueShipmentCancel } from '#server/shipping/queue-shipment.ts'
import { queueRefund } from './queue-refund.ts'

/** Undoes an order that is locked and has not left the shop: pieces back, coupon free, money on its way back, once. */
export async function undoOrder(tx: Db, order: OrderHead, now: Date): Promise<void> {
  const { id, paymentId } = order
  await restockOrder(tx, order, now)
  await deleteCouponUse(tx, id)
  await setOrder(tx, id, { status: 'cancelled', deliveryStatus: 'Cancelled' })
  await insertEvent(tx, { orderId: id, at: now, text: msg('Order cancelled') })
  await queueRefund(tx, paymentId, 'order cancelled', now)
  await queueShipmentCancel(tx, id)
  await mailCancelled(tx, id)
}

/** Puts the pieces of an order that is locked back into the stock, once; answers false when they are there already. */
export async function restockOrder(tx: Db, { id, restockedAt }: OrderHead, now: Date): Promise<boolean> {
  if (restockedAt) return false
  const pieces = await piecesOf(tx, id)
  await lockProducts(tx, productsIn(pieces))
  await returnStock(tx, pieces)
  await setOrder(tx, id, { restockedAt: now })
  return true
}
