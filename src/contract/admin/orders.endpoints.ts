import { z } from 'zod'
import { shippingOrder } from '#contract/orders/order.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { ORDER_MAILS } from './order-mails.ts'

export const staffOrderFailures = failures('admin', {
  wrongWay: { status: 409, text: 'An order that is {from} cannot become {to}.' },
  nothingToSend: { status: 409, text: 'The courier knows of this order already.' },
  nothingToRefund: { status: 409, text: 'The payment of this order is on its way back already.' },
  notYetSo: { status: 409, text: 'This mail does not fit: the order is {status}.' },
  noAddress: { status: 409, text: 'The buyer of this order has no e-mail address here any more.' },
})

const byId = z.object({ id: z.uuid('This is not an order id') })
const changed = z.object({ message: z.string(), data: shippingOrder })

export const manageOrdersCall = endpoint({
  method: 'GET',
  path: `${AGGREGATOR}/manageOrder`,
  who: 'seeAdminPanel',
  summary: 'The orders, newest first: all for admins; for sellers the lines of their own products, without the buyer.',
  input: paging.extend({
    search: z.string().trim().max(100).optional(),
    status: z.enum(ORDER_STATUSES).optional(),
  }),
  answer: pageOf(shippingOrder),
  failures: [orderFailures.badCursor],
})

export const manageOrderCall = endpoint({
  method: 'GET',
  path: `${AGGREGATOR}/manageOrder/:id`,
  who: 'seeAdminPanel',
  summary: 'One order as staff see it.',
  input: byId,
  answer: z.object({
    data: shippingOrder,
    /** The sandbox carries it, so its parcel can be moved along by hand. */
    isTestCourier: z.boolean(),
  }),
  failures: [orderFailures.unknown],
})

export const moveOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/status`,
  who: 'manageAllOrders',
  summary: 'Moves an order along by hand. Cancelling restores the stock and refunds.',
  input: byId.extend({ status: z.enum(ORDER_STATUSES, 'Choose one of the statuses') }),
  answer: changed,
  failures: [orderFailures.unknown, staffOrderFailures.wrongWay],
})

export const resendMailCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/resend`,
  who: 'manageAllOrders',
  summary: 'Mails the buyer again what was mailed before.',
  input: byId.extend({ mail: z.enum(ORDER_MAILS) }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, staffOrderFailures.notYetSo, staffOrderFailures.noAddress],
})

export const retryShipmentCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/ship`,
  who: 'manageAllOrders',
  summary: 'Tells the courier of an order again, at once.',
  input: byId,
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, staffOrderFailures.nothingToSend],
})

export const refundOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/refund`,
  who: 'manageAllOrders',
  summary: 'Gives the payment of an order back, whole; or asks again for a refund that failed.',
  input: byId,
  answer: changed,
  failures: [orderFailures.unknown, staffOrderFailures.nothingToRefund],
})
