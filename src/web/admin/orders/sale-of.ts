import type { Sale } from '#contract/admin/part-refund.ts'
import { toPaise } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'

/** Of each line, in the order's order. */
export type Pieces = readonly { refunded: number; restocked: number }[]

/** What of its payment has not gone back and is not on its way. Paise. */
export const leftInPaise = ({ total, refund }: Pick<Order, 'total' | 'refund'>) =>
  toPaise(total) - toPaise(refund?.done ?? 0) - toPaise(refund?.open ?? 0)

/** An order as the rules of refunds see it, so that the page counts as the shop will. */
export const saleOf = (order: Order, pieces: Pieces): Sale => ({
  status: order.status,
  total: toPaise(order.total),
  left: leftInPaise(order),
  lines: order.lines.map(({ name, price, quantity }, place) => ({
    ...{ name, quantity, price: toPaise(price) },
    ...(pieces[place] ?? { refunded: 0, restocked: 0 }),
  })),
})
