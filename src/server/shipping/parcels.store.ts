import type { Db } from '#server/platform/db/database.ts'

/** An order, as far as a courier has to know. */
export async function orderToSend(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'customer', 'address', 'total_paise', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_lines')
    .select(['place', 'product_id', 'name', 'weight_g', 'price_paise', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
  return { ...order, lines }
}
