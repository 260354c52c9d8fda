import { isOver, mayBecome, type OrderStatus } from '#contract/orders/order-status.ts'
import type { Db } from '#server/platform/db/database.ts'
import { forgetAddress } from './forget-buyer.store.ts'
import { holdOrder, insertEvent, setOrder } from './orders.store.ts'
import { tellDelivered, tellShipped } from './tell-buyer.ts'

export type OrderNews = {
  status?: OrderStatus | undefined
  deliveryStatus?: string
  text: string
  place?: string | null
  at: Date
}

/** Writes news of an order into its timeline and moves it along, never back. Answers whether its status changed. */
export async function moveOrder(tx: Db, orderId: string, news: OrderNews): Promise<boolean> {
  const order = await holdOrder(tx, orderId)
  if (!order) return false
  const { status, deliveryStatus, text, place, at } = news
  await insertEvent(tx, { order_id: orderId, at, text, place })
  const moves = status !== undefined && mayBecome(order.status, status)
  if (deliveryStatus && (moves || status === order.status || status === undefined) && order.status !== 'cancelled') {
    await setOrder(tx, orderId, { delivery_status: deliveryStatus })
  }
  if (!moves) return false
  await setOrder(tx, orderId, { status })
  if (status === 'shipped') await tellShipped(tx, orderId)
  if (status === 'delivered') await tellDelivered(tx, orderId)
  if (order.buyer_left && isOver(status)) await forgetAddress(tx, orderId)
  return true
}
