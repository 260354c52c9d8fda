import { sql } from 'kysely'
import { isOver, ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { FORGOTTEN_ADDRESS, FORGOTTEN_CUSTOMER } from '#server/checkout/buyer.ts'
import type { Db } from '#server/platform/db/database.ts'

const FORGOTTEN = {
  customer: JSON.stringify(FORGOTTEN_CUSTOMER),
  address: sql<string>`address || ${JSON.stringify(FORGOTTEN_ADDRESS)}::jsonb`,
}

const OVER = ORDER_STATUSES.filter(isOver)

export async function forgetAddress(tx: Db, orderId: string): Promise<void> {
  await tx.updateTable('orders').set(FORGOTTEN).where('id', '=', orderId).execute()
}

/** For an account that goes: orders that are over lose name and address now, the others when they are. */
export async function forgetBuyer(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('orders').set({ buyer_left: true }).where('user_id', '=', userId).execute()
  await tx.updateTable('orders').set(FORGOTTEN).where('user_id', '=', userId).where('status', 'in', OVER).execute()
}
