import { isOver, ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { FORGET_BUYER } from '#server/checkout/buyer.ts'
import type { Db } from '#server/platform/db/database.ts'

const OVER = ORDER_STATUSES.filter(isOver)

/** With what staff wrote about it, which may speak of the buyer. */
export async function forgetAddress(tx: Db, orderId: string): Promise<void> {
  await tx.updateTable('orders').set(FORGET_BUYER).where('id', '=', orderId).execute()
  await tx.deleteFrom('order_notes').where('order_id', '=', orderId).execute()
}

/** For an account that goes: orders that are over lose name and address now, the others when they are. */
export async function forgetBuyer(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
  await tx.updateTable('orders').set({ buyer_left: true }).where('user_id', '=', userId).execute()
  await tx.updateTable('orders').set(FORGET_BUYER).where('user_id', '=', userId).where('status', 'in', OVER).execute()
}

/** The ids of orders that are over and whose buyer has left; of one buyer who is leaving, or of all who have. */
export const ordersOfGone = (tx: Db, userId?: string) =>
  tx
    .selectFrom('orders')
    .select('orders.id')
    .where('buyer_left', '=', true)
    .where('status', 'in', OVER)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
export type OrdersOfGone = ReturnType<typeof ordersOfGone>

export async function deleteNotesOf(tx: Db, orders: OrdersOfGone): Promise<void> {
  await tx.deleteFrom('order_notes').where('order_id', 'in', orders).execute()
}

/** The oldest orders from before a moment that still know their buyer. */
export async function knownBuyersBefore(tx: Db, moment: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('created_at', '<', moment)
    .where('buyer_left', '=', false)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whatever has become of them. They belong to no account any more. */
export async function forgetBuyersOf(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...FORGET_BUYER, buyer_left: true, user_id: null })
    .where('id', 'in', ids)
    .execute()
  await tx.updateTable('coupon_uses').set({ user_id: null }).where('order_id', 'in', ids).execute()
}
