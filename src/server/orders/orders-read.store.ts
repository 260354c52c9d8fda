import type { Order } from '#contract/orders/order.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOrder, wholeOrders } from './order-rows.ts'

export async function orderById(db: Db, id: string): Promise<Order | undefined> {
  const row = await wholeOrders(db).where('orders.id', '=', id).executeTakeFirst()
  return row && toOrder(row)
}

type Buyer = { language: Language; hasLeft: boolean }

/** The language in which they read the shop by now, whatever it was when they ordered, and whether they deleted their account. */
export async function buyerOf(db: Db, orderId: string): Promise<Buyer> {
  const buyer = await db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(['language', 'buyer_left as hasLeft'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return { language: buyer?.language ?? 'en', hasLeft: buyer?.hasLeft ?? false }
}

export async function orderOfUser(db: Db, userId: string, id: string): Promise<Order | undefined> {
  const row = await wholeOrders(db).where('orders.id', '=', id).where('orders.user_id', '=', userId).executeTakeFirst()
  return row && toOrder(row)
}

/** The order that the payment of a payment order became, if it is the user's own. */
export async function orderOfPaymentOrder(db: Db, userId: string, paymentOrderId: string): Promise<Order | undefined> {
  const row = await wholeOrders(db)
    .where('orders.payment_id', 'in', (from) =>
      from.selectFrom('payments').select('id').where('payment_order_id', '=', paymentOrderId),
    )
    .where('orders.user_id', '=', userId)
    .executeTakeFirst()
  return row && toOrder(row)
}

/** Newest first: ids grow with time. */
export async function ordersOfUser(
  db: Db,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Order[]> {
  const rows = await wholeOrders(db)
    .where('orders.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('orders.id', '<', before as string))
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toOrder)
}

export async function countOrdersOf(db: Db, userId: string, upTo: number): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('orders').select('id').where('user_id', '=', userId).limit(upTo).as('some'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
