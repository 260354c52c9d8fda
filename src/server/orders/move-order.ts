import { isOver, mayBecome, type OrderStatus } from '#contract/orders/order-status.ts'
import { isLost } from '#contract/shipping/delivery-stages.ts'
import { atOnce, type Write } from '#server/platform/db/at-once.ts'
import type { Db } from '#server/platform/db/database.ts'
import { forgetAddress } from './forget-buyer.store.ts'
import { mailDelivered, mailReturned, mailShipped } from './mail-buyer.ts'
import { eventInsert, lockOrder, orderSet } from './orders.store.ts'

type OrderStep = {
  status?: OrderStatus | undefined
  deliveryStatus?: string
  text: string
  place?: string | null
  at: Date
}

/**
 * Writes a step into an order's timeline and moves it along, never back; what goes with it is written in the same breath.
 * Answers whether its status changed.
 */
export async function moveOrder(tx: Db, orderId: string, step: OrderStep, along: Write[] = []): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order) return false
  const { status, deliveryStatus, text, place, at } = step
  const moves = status !== undefined && mayBecome(order.status, status)
  const isThere = (moves || status === order.status || status === undefined) && order.status !== 'cancelled'
  const change = {
    ...(deliveryStatus && isThere && { deliveryStatus }),
    ...(moves && { status }),
    ...(moves && status === 'delivered' && { deliveredAt: at }),
  }
  const isChanged = Object.keys(change).length > 0
  await atOnce(tx, [
    ...along,
    eventInsert({ orderId, at, text, place }),
    ...(isChanged ? [orderSet(tx, orderId, change)] : []),
  ])
  if (!moves) return false
  // A parcel that we first hear of when it is lost is not on its way.
  if (status === 'shipped' && !isLost(deliveryStatus ?? '')) await mailShipped(tx, orderId)
  if (status === 'delivered') await mailDelivered(tx, orderId)
  if (status === 'returned') await mailReturned(tx, orderId)
  if (order.buyerLeft && isOver(status)) await forgetAddress(tx, orderId)
  return true
}
