import { lockProducts, productsIn, returnStock, stockMoved } from '#server/catalog/stock.ts'
import { mailCancelled } from '#server/orders/mail-buyer.ts'
import {
  deleteCouponUse,
  insertEvent,
  linesOf,
  type OrderHead,
  orderSet,
  restockedSet,
  setOrder,
} from '#server/orders/orders.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { queueShipmentCancel } from '#server/shipping/queue-shipment.ts'
import { queueRefund } from './queue-refund.ts'

/** Undoes an order that is locked and has not left the shop: pieces back, coupon free, money on its way back, once. */
export async function undoOrder(tx: Db, order: OrderHead, now: Date): Promise<void> {
  const { id, paymentId } = order
  await restockOrder(tx, order, now)
  await deleteCouponUse(tx, id)
  await setOrder(tx, id, { status: 'cancelled', deliveryStage: 'notSent' })
  await insertEvent(tx, { orderId: id, at: now, kind: 'orderCancelled', actor: 'shop' })
  await queueRefund(tx, paymentId, 'order cancelled', now)
  await queueShipmentCancel(tx, id)
  await mailCancelled(tx, id)
}

/**
 * Puts the pieces of an order that is locked back into the stock, once: those that went back before are there already.
 * Answers false when all of them are.
 */
export async function restockOrder(tx: Db, { id, restockedAt }: OrderHead, now: Date): Promise<boolean> {
  if (restockedAt) return false
  const pieces = (await linesOf(tx, id)).map((line) => ({ ...line, quantity: line.quantity - line.restocked }))
  await lockProducts(tx, productsIn(pieces))
  await returnStock(tx, pieces)
  await setOrder(tx, id, { restockedAt: now })
  return true
}

/** The same for some of them. Whether they are not there already was looked at while the order was locked. */
export async function restockPieces(
  tx: Db,
  { id }: OrderHead,
  chosen: readonly { place: number; quantity: number }[],
  now: Date,
): Promise<void> {
  const lines = await linesOf(tx, id)
  const backOf = (place: number) => chosen.find((one) => one.place === place)?.quantity ?? 0
  const pieces = lines.map((line) => ({ ...line, quantity: backOf(line.place) })).filter(({ quantity }) => quantity > 0)
  const isAll = lines.every(({ place, quantity, restocked }) => restocked + backOf(place) === quantity)
  await lockProducts(tx, productsIn(pieces))
  await writeTogether(tx, [
    ...stockMoved({ back: pieces, out: [] }),
    restockedSet(id, pieces),
    ...(isAll ? [orderSet(tx, id, { restockedAt: now })] : []),
  ])
}
