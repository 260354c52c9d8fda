import { type OrderStatus, STATUS_TEXT } from '#contract/orders/order-status.ts'

/** What `staffOrderFailures.wrongWay` says of an order that cannot go from here to there. */
export const wrongWayValues = (from: OrderStatus, to: OrderStatus) => ({
  from: from === 'processing' ? 'still processing' : `already ${STATUS_TEXT[from].toLowerCase()}`,
  to: STATUS_TEXT[to].toLowerCase(),
})
