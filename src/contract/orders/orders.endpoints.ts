import { z } from 'zod'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { shippingOrder } from './order.ts'
import { orderItem } from './order-item.ts'
import { orderFailures } from './orders.failures.ts'
import { placeOrderFailures } from './place-order.ts'

/** The calls keep the aggregator's path; the shop's own orders answer them. */
export const AGGREGATOR = '/api/v2/shiprocket'

const byId = z.object({ id: z.uuid('This is not an order id') })

export const placeOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/order`,
  who: 'useAccount',
  summary: 'Places the order that was paid for. Asked again, it answers the same order.',
  input: z.object({
    items: z.array(orderItem).max(100).default([]),
    addressId: z.string().max(64).nullish(),
    couponCode: z.string().max(64).nullish(),
    /** Which payment order it is for, where the client knows. */
    razorpay_order_id: z.string().max(100).optional(),
  }),
  answer: z.object({ data: shippingOrder }),
  failures: [
    placeOrderFailures.noItems,
    placeOrderFailures.noAddress,
    orderFailures.mixedAddresses,
    paymentFailures.notPaid,
    paymentFailures.refundedInstead,
    paymentFailures.unknownAddress,
    paymentFailures.unknownProduct,
  ],
})

export const listOrdersCall = endpoint({
  method: 'GET',
  path: `${AGGREGATOR}/getOrder`,
  who: 'useAccount',
  summary: 'My orders, newest first.',
  input: paging,
  answer: pageOf(shippingOrder),
  failures: [orderFailures.badCursor],
})

export const getOrderCall = endpoint({
  method: 'GET',
  path: `${AGGREGATOR}/getOrder/:id`,
  who: 'useAccount',
  summary: 'One of my orders.',
  input: byId,
  answer: z.object({ data: shippingOrder }),
  failures: [orderFailures.unknown],
})

export const cancelOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/cancelOrder/:id`,
  who: 'useAccount',
  summary: 'Cancels an order that has not left the shop; the payment goes back.',
  input: byId,
  answer: z.object({ message: z.string(), data: shippingOrder }),
  failures: [orderFailures.unknown, orderFailures.alreadyShipped, orderFailures.alreadyCancelled],
})
