import { z } from 'zod'
import { rupees } from '#contract/catalog/rupees.ts'
import { ORDER_SOURCES } from '#contract/orders/order-draft.ts'
import { orderItem } from '#contract/orders/order-item.ts'
import { placeOrderFailures } from '#contract/orders/place-order.ts'
import { endpoint, noInput } from '#contract/platform/endpoint.ts'
import { paymentFailures } from './payments.failures.ts'

export const PAYMENT_PROVIDERS = ['razorpay', 'sandbox'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

export const getKeyCall = endpoint({
  method: 'GET',
  path: '/api/getkey',
  who: 'anyone',
  summary: 'The public key of the payment provider, and which provider it is.',
  input: noInput,
  answer: z.object({ key: z.string(), provider: z.enum(PAYMENT_PROVIDERS) }),
})

/** What the provider collects; the amount is paise here, as the provider has it. */
export const paymentOrder = z.object({ id: z.string(), amount: z.int().positive(), currency: z.literal('INR') })
export type PaymentOrder = z.output<typeof paymentOrder>

/** The draft that is paid for; only the amount opens a payment order that belongs to no draft yet. */
export const openPaymentInput = z.object({
  amount: rupees.min(1, 'The amount must be at least ₹1').max(10_000_000, 'The amount is too large'),
  source: z.enum(ORDER_SOURCES).default('cart'),
  items: z.array(orderItem).max(100).optional(),
  addressId: z.string().max(64).nullish(),
  couponCode: z.string().max(64).nullish(),
})

export const openPaymentCall = endpoint({
  method: 'POST',
  path: '/api/v2/payments/paid',
  who: 'useAccount',
  summary: 'Prices a draft, holds its stock for 15 minutes and opens the payment order for its total.',
  input: openPaymentInput,
  answer: z.object({ order: paymentOrder }),
  failures: [
    placeOrderFailures.noItems,
    placeOrderFailures.noAddress,
    paymentFailures.totalChanged,
    paymentFailures.outOfStock,
    paymentFailures.notEnough,
    paymentFailures.unknownProduct,
    paymentFailures.unknownAddress,
    paymentFailures.invalidCoupon,
    paymentFailures.providerAway,
  ],
})

/** What the provider's dialog hands over after a payment; the signature proves that it comes from there. */
export const paymentResult = z.object({
  razorpay_order_id: z.string().min(1).max(100),
  razorpay_payment_id: z.string().min(1).max(100),
  razorpay_signature: z.string().min(1).max(200),
})
export type PaymentResult = z.output<typeof paymentResult>

export const paymentCallbackCall = endpoint({
  method: 'POST',
  path: '/api/v2/payments/paymentcallback',
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
  ],
})

export const OUTCOMES = ['success', 'failure'] as const

export const sandboxPayCall = endpoint({
  method: 'POST',
  path: '/api/sandbox/payments/:paymentOrderId/pay',
  who: 'useAccount',
  summary: 'The sandbox bank: pays a payment order, or lets the payment fail. Only without a real provider.',
  input: z.object({ paymentOrderId: z.string().max(100), outcome: z.enum(OUTCOMES) }),
  answer: paymentResult,
  failures: [paymentFailures.unknownPayment, paymentFailures.paidAlready],
})

export const paymentEventCall = endpoint({
  method: 'POST',
  path: '/api/webhooks/payments',
  who: 'anyone',
  summary: 'An event of the payment provider, proven by its signature over the raw body.',
  input: z.object({}),
  answer: z.object({}),
  failures: [paymentFailures.badSignature, paymentFailures.providerAway],
})
