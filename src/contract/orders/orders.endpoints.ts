import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { orderFailures } from './orders.failures.ts'
import { shippingOrder } from './shipping-order.ts'

/** The calls keep the aggregator's path; the shop's own orders answer them. */
export const AGGREGATOR = '/api/v2/shiprocket'

const byId = z.object({ id: z.uuid(errorMessage('This is not a valid order ID')) })

export const listOrdersCall = endpoint('listOrders', 'GET', `${AGGREGATOR}/getOrder`, {
  who: 'useAccount',
  replica: true,
  summary: 'My orders, newest first.',
  input: paging,
  answer: pageOf(shippingOrder),
  failures: [orderFailures.badCursor],
})

export const getOrderCall = endpoint('getOrder', 'GET', `${AGGREGATOR}/getOrder/:id`, {
  who: 'useAccount',
  replica: true,
  summary: 'One of my orders.',
  input: byId,
  answer: z.object({ data: shippingOrder }),
  failures: [orderFailures.unknown],
})

export const cancelOrderCall = endpoint('cancelOrder', 'POST', `${AGGREGATOR}/cancelOrder/:id`, {
  who: 'useAccount',
  summary: 'Cancels an order that has not left the shop; the payment goes back.',
  input: byId,
  answer: z.object({ message: z.string(), data: shippingOrder }),
  failures: [orderFailures.unknown, orderFailures.alreadyShipped, orderFailures.alreadyCancelled],
})
