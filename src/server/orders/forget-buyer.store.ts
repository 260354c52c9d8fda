import { isOver, ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { FORGET_BUYER } from '#server/checkout/buyer.ts'
import type { Db } from '#server/platform/db/database.ts'

const OVER = ORDER_STATUSES.filter(isOver)

/** With what staff wrote about it, which may speak of the buyer. */
export async function forgetAddress(tx: Db, orderId: string): Promise<void> {
  await tx.updateTable('orders').set(FORGET_BUYER).where('id', '=', orderId).execute()
  await tx.deleteFrom('order_notes').where('order_id', '=', orderId).execute()
}

/** For an account that goes: orders that are over lose name, address and notes now, the others when they are. */
export async function forgetBuyer(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
  await tx.updateTable('orders').set({ buyer_left: true }).where('user_id', '=', userId).execute()
  await tx.updateTable('orders').set(FORGET_BUYER).where('user_id', '=', userId).where('status', 'in', OVER).execute()
  const over = tx.selectFrom('orders').select('id').where('user_id', '=', userId).where('status', 'in', OVER)
  await tx.deleteFrom('order_notes').where('order_id', 'in', over).execute()
}
