import { z } from 'zod'
import { rupees } from '#contract/catalog/rupees.ts'
import { DRAFT_TEXTS, type DraftText, ORDER_SOURCES } from '#contract/orders/order-draft.ts'
import { orderItem } from '#contract/orders/order-item.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { placeOrderFailures } from '#contract/orders/place-order.ts'
import { shippingOrder } from '#contract/orders/shipping-order.ts'
import { paymentOrder, paymentResult } from '#contract/payments/payments.endpoints.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { errorMessage } from '#contract/platform/t.ts'

const draftText = (longest: number) => z.string().max(longest).nullish()
const draftTexts = Object.fromEntries(
  Object.entries(DRAFT_TEXTS).map(([name, longest]) => [name, draftText(longest)]),
) as Record<DraftText, ReturnType<typeof draftText>>

/** What is bought and where it goes, as both calls take it. */
const purchaseDraft = z.object({
  items: z.array(orderItem).max(100),
  addressId: z.string().max(64).nullish(),
  ...draftTexts,
})
export type PurchaseDraft = z.output<typeof purchaseDraft>

/** The draft that is paid for; only the amount opens a payment order that belongs to no draft yet. */
const openPaymentInput = purchaseDraft.partial({ items: true }).extend({
  amount: rupees.min(1, errorMessage('The amount must be at least ₹1')),
  source: z.enum(ORDER_SOURCES).default('cart'),
})

export const openPaymentCall = endpoint('openPayment', 'POST', '/api/v2/payments/paid', {
  who: 'useAccount',
  summary: 'Prices a draft, holds its stock for 15 minutes and opens the payment order for its total.',
  input: openPaymentInput,
  answer: z.object({ order: paymentOrder }),
  failures: [
    placeOrderFailures.noItems,
    placeOrderFailures.noAddress,
    orderFailures.mixedAddresses,
    paymentFailures.notOpenYet,
    paymentFailures.totalChanged,
    paymentFailures.outOfStock,
    paymentFailures.notEnough,
    paymentFailures.tooManyOpen,
    paymentFailures.tooManyPieces,
    paymentFailures.amountTooLarge,
    paymentFailures.unknownProduct,
    paymentFailures.unknownAddress,
    paymentFailures.notInIndia,
    paymentFailures.notDeliverable,
    paymentFailures.invalidCoupon,
    paymentFailures.providerAway,
  ],
})

export const paymentCallbackCall = endpoint('paymentCallback', 'POST', '/api/v2/payments/paymentcallback', {
  who: 'useAccount',
  summary: 'Verifies what the payment dialog handed over and turns the payment into its order.',
  input: paymentResult,
  invalid: paymentFailures.notVerified,
  answer: z.object({
    /** The order that the payment became; null for a payment that belongs to no draft yet. */
    data: z.object({ orderId: z.string().nullable() }),
  }),
  failures: [
    paymentFailures.notVerified,
    paymentFailures.unknownPayment,
    paymentFailures.notPaid,
    paymentFailures.providerAway,
    paymentFailures.refundedInstead,
    paymentFailures.paidTwice,
  ],
})

export const placeOrderCall = endpoint('placeOrder', 'POST', `${AGGREGATOR}/order`, {
  who: 'useAccount',
  summary: 'Places the order that was paid for. Asked again, it answers the same order.',
  input: purchaseDraft.extend({
    items: purchaseDraft.shape.items.default([]),
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
    paymentFailures.paidTwice,
    paymentFailures.unknownAddress,
    paymentFailures.notInIndia,
    paymentFailures.unknownProduct,
    paymentFailures.invalidCoupon,
    paymentFailures.providerAway,
  ],
})
