import { sql } from 'kysely'
import { isOver, ORDER_STATUSES } from '#contract/orders/order-status.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What the tax office may still ask for is where a sale went, not to whom. */
const NOBODY = sql<string>`jsonb_build_object('fullName', 'Deleted customer', 'email', '')`
const NOWHERE = sql<string>`address || '{"firstName": "", "lastName": "", "streetAddress": "", "landmark": "", "phoneNumber": "", "alternateNumber": "", "additionalInfo": ""}'`

const OVER = ORDER_STATUSES.filter(isOver)

export async function forgetAddress(tx: Db, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ customer: NOBODY, address: NOWHERE }).where('id', '=', orderId).execute()
}

/** Orders that are over lose name and address now, the others when they are. Drafts lose them in any case. */
export async function forgetBuyerOf(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('orders').set({ buyer_left: true }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('orders')
    .set({ customer: NOBODY, address: NOWHERE })
    .where('user_id', '=', userId)
    .where('status', 'in', OVER)
    .execute()
  await tx.updateTable('checkouts').set({ customer: NOBODY, address: NOWHERE }).where('user_id', '=', userId).execute()
}
