import { isOver, mayBecome, type OrderStatus } from '#contract/orders/order-status.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { forgetAddress } from './forget-buyer.store.ts'
import { mailDelivered, mailReturned, mailShipped } from './mail-buyer.ts'
import { insertEvent, lockOrder, setOrder } from './orders.store.ts'

type OrderStep = {
  status?: OrderStatus | undefined
  deliveryStatus?: string
  text: string
  place?: string | null
  at: Date
}

/** Writes a step into an order's timeline and moves it along, never back. Answers whether its status changed. */
export async function moveOrder(tx: Db, orderId: string, step: OrderStep): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order) return false
  const { status, deliveryStatus, text, place, at } = step
  await insertEvent(tx, { orderId, at, text, place })
  const moves = status !== undefined && mayBecome(order.status, status)
  if (deliveryStatus && (moves || status === order.status || status === undefined) && order.status !== 'cancelled') {
    await setOrder(tx, orderId, { deliveryStatus })
  }
  if (!moves) return false
  await setOrder(tx, orderId, { status, ...(status === 'delivered' && { deliveredAt: at }) })
  // A parcel that we first hear of when it is lost is not on its way.
  if (status === 'shipped' && !isLost(deliveryStatus ?? '')) await mailShipped(tx, orderId)
  if (status === 'delivered') await mailDelivered(tx, orderId)
  if (status === 'returned') await mailReturned(tx, orderId)
  if (order.buyerLeft && isOver(status)) await forgetAddress(tx, orderId)
  return true
}
