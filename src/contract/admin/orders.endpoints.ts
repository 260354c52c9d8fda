import { z } from 'zod'
import { staffRefund } from '#contract/orders/order-refund.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { shippingOrder } from '#contract/orders/shipping-order.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { ORDER_MAILS } from './order-mails.ts'

export const staffOrderFailures = failures('admin', {
  wrongWay: { status: 409, text: 'An order that is {from} cannot become {to}.' },
  cancelPending: {
    status: 409,
    text: 'This order is being cancelled: the courier has been asked to stop the parcel. Please wait for the answer.',
  },
  nothingToSend: { status: 409, text: 'The courier knows of this order already, or it was sent without one.' },
  parcelMoves: {
    status: 409,
    text: 'The parcel is on its way. Refund it once it is delivered, back with you or lost.',
  },
  nothingToRestock: { status: 409, text: 'The pieces of this order are back in stock already, or never left it.' },
  nothingToRefund: {
    status: 409,
    text: 'Nothing is left to refund: the payment of this order is back, or on its way.',
  },
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
    /** It came back and its pieces are not in the stock yet. */
    mayRestock: z.boolean(),
    /** What went back of its payment, oldest first; for those who manage all orders. */
    refunds: z.array(staffRefund),
  }),
  failures: [orderFailures.unknown],
})

export const moveOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/status`,
  who: 'manageAllOrders',
  summary: 'Moves an order along by hand. Cancelling restores the stock, refunds and wants the password again.',
  input: byId.extend({
    status: z.enum(ORDER_STATUSES, 'Choose one of the statuses'),
    /** For what came back: whether its pieces can be sold again. */
    restock: z.boolean().default(false),
  }),
  answer: changed,
  failures: [
    orderFailures.unknown,
    orderFailures.alreadyShipped,
    orderFailures.alreadyCancelled,
    staffOrderFailures.wrongWay,
    staffOrderFailures.cancelPending,
    requestFailures.proofNeeded,
  ],
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
  proof: true,
  summary:
    'Gives back what is left of the payment of an order; one that has not been sent is cancelled with it. A refund that failed is tried again instead.',
  input: byId,
  answer: changed,
  failures: [
    orderFailures.unknown,
    orderFailures.alreadyShipped,
    orderFailures.alreadyCancelled,
    staffOrderFailures.parcelMoves,
    staffOrderFailures.nothingToRefund,
  ],
})

export const restockOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/restock`,
  who: 'manageAllOrders',
  summary: 'Puts the pieces of a returned order back into the stock, once.',
  input: byId,
  answer: changed,
  failures: [orderFailures.unknown, staffOrderFailures.nothingToRestock],
})
