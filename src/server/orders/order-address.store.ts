import type { Destination } from '#server/checkout/buyer.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Where an order goes, field by field. */
export const addressOfOrder = (db: Db, id: string): Promise<{ number: string; address: Destination } | undefined> =>
  db.selectFrom('orders').select(['number', 'address']).where('id', '=', id).executeTakeFirst()

export async function setAddressOfOrder(tx: Db, id: string, address: Destination): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute()
}
