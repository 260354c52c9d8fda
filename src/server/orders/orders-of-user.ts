import type { Order } from '#contract/orders/order.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ordersOfUser } from './orders-read.store.ts'

const AT_ONCE = 500

/** Everything somebody ever ordered, newest first. */
export async function allOrdersOfUser(db: Db, userId: string): Promise<Order[]> {
  const all: Order[] = []
  for (;;) {
    const some = await ordersOfUser(db, userId, { before: all.at(-1)?.id, limit: AT_ONCE })
    all.push(...some)
    if (some.length < AT_ONCE) return all
  }
}
