import { z } from 'zod'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { shippingOrder } from '#contract/orders/shipping-order.ts'
import { staffRefund } from '#contract/orders/staff-refund.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isBackwards, orderFilter } from './order-filter.ts'
import { ORDER_MAILS } from './order-mails.ts'
import { orderVersion, seenVersion, staleFailures } from './order-version.ts'
import { ownCourierFailures } from './own-courier.failures.ts'

export const staffOrderFailures = failures('admin', {
  wrongWay: { status: 409, text: 'This order is {from}, so it can’t be {to}.' },
  cancelPending: {
    status: 409,
    text: 'This order is being cancelled. We’re waiting for the courier to stop the parcel.',
  },
  nothingToSend: { status: 409, text: 'The courier is already booked, or you ship this order yourself.' },
  parcelMoves: {
    status: 409,
    text: 'The parcel is on its way. You can refund once it’s delivered, returned or lost.',
  },
  nothingToRestock: { status: 409, text: 'These items are already in stock.' },
  nothingToRefund: {
    status: 409,
    text: 'Nothing left to refund. The payment has been refunded or is on its way back.',
  },
  notYetSo: { status: 409, text: 'You can’t send this email while the order is {status}.' },
  noAddress: { status: 409, text: 'We no longer have an email address for this customer.' },
})

const byId = z.object({ id: z.uuid('Not a valid order id') })
const changed = z.object({ message: z.string(), data: shippingOrder })
/** `version` is sent with what is done to it from the list. */
const listedOrder = shippingOrder.extend({ version: orderVersion })
export type ListedOrder = z.output<typeof listedOrder>

export const manageOrdersCall = endpoint('manageOrders', 'GET', `${AGGREGATOR}/manageOrder`, {
  who: 'seeAdminPanel',
  summary:
    'The orders, newest first unless asked otherwise. Admins see all; sellers see the lines of their own products, without the customer.',
  input: paging
    .extend(orderFilter.shape)
    .refine((filter) => !isBackwards(filter), { path: ['to'], error: 'Choose a day after the first one' }),
  answer: pageOf(listedOrder),
  failures: [orderFailures.badCursor],
})

export const manageOrderCall = endpoint('manageOrder', 'GET', `${AGGREGATOR}/manageOrder/:id`, {
  who: 'seeAdminPanel',
  summary: 'One order as staff see it.',
  input: byId,
  answer: z.object({
    data: shippingOrder,
    /** The sandbox carries it, so its parcel can be moved along by hand. */
    isTestCourier: z.boolean(),
    /** It came back and its pieces are not in the stock yet. */
    mayRestock: z.boolean(),
    /** No courier is booked for it: staff ship it and say so. */
    isOwnDelivery: z.boolean(),
    /** Staff sent it themselves, so who carries it is theirs to say. */
    isOwnCourier: z.boolean(),
    /** What went back of its payment, oldest first; for those who manage all orders. */
    refunds: z.array(staffRefund),
    /** Of each line, in the same order: pieces paid back and pieces back in stock; for those who manage all orders. */
    pieces: z.array(z.object({ refunded: z.int(), restocked: z.int() })),
    /** To be sent with what is done about it, so that nobody acts on an order that has changed. */
    version: orderVersion,
  }),
  failures: [orderFailures.unknown],
})

export const moveOrderCall = endpoint('moveOrder', 'POST', `${AGGREGATOR}/manageOrder/:id/status`, {
  who: 'manageAllOrders',
  summary: 'Changes the status of an order. Cancelling restocks, refunds and asks for the password again.',
  input: byId.extend({
    status: z.enum(ORDER_STATUSES, 'Choose a status'),
    /** For what came back: whether its pieces can be sold again. */
    restock: z.boolean().default(false),
    ...seenVersion,
  }),
  answer: changed,
  failures: [
    orderFailures.unknown,
    orderFailures.alreadyShipped,
    orderFailures.alreadyCancelled,
    staffOrderFailures.wrongWay,
    staffOrderFailures.cancelPending,
    staleFailures.stale,
    requestFailures.proofNeeded,
  ],
})

export const resendMailCall = endpoint('resendMail', 'POST', `${AGGREGATOR}/manageOrder/:id/resend`, {
  who: 'manageAllOrders',
  summary: 'Resends an email to the customer.',
  input: byId.extend({ mail: z.enum(ORDER_MAILS), ...seenVersion }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, staffOrderFailures.notYetSo, staffOrderFailures.noAddress, staleFailures.stale],
})

export const retryShipmentCall = endpoint('retryShipment', 'POST', `${AGGREGATOR}/manageOrder/:id/ship`, {
  who: 'manageAllOrders',
  summary: 'Books the courier for an order again, right away.',
  input: byId.extend(seenVersion),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, staffOrderFailures.nothingToSend, staleFailures.stale],
})

export const refundOrderCall = endpoint('refundOrder', 'POST', `${AGGREGATOR}/manageOrder/:id/refund`, {
  who: 'refundOrders',
  proof: true,
  summary:
    'Refunds what is left of the payment. An order that hasn’t shipped is cancelled too; a failed refund is retried instead.',
  input: byId.extend(seenVersion),
  /** Without the order: who pays back may not be one who sees orders. */
  answer: z.object({ message: z.string() }),
  failures: [
    orderFailures.unknown,
    orderFailures.alreadyShipped,
    orderFailures.alreadyCancelled,
    staffOrderFailures.parcelMoves,
    staffOrderFailures.nothingToRefund,
    ownCourierFailures.courierHasIt,
    ownCourierFailures.courierUnsure,
    staleFailures.stale,
  ],
})

export const restockOrderCall = endpoint('restockOrder', 'POST', `${AGGREGATOR}/manageOrder/:id/restock`, {
  who: 'manageAllOrders',
  summary: 'Puts the items of a returned order back in stock, once.',
  input: byId.extend(seenVersion),
  answer: changed,
  failures: [orderFailures.unknown, staffOrderFailures.nothingToRestock, staleFailures.stale],
})
