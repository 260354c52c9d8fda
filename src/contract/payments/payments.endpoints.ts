import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { PAYMENT_PROVIDERS } from './money-mode.ts'
import { paymentFailures } from './payments.failures.ts'

export const getKeyCall = endpoint('getKey', 'GET', '/api/getkey', {
  who: 'anyone',
  summary: 'The public key of the payment provider, and which provider it is.',
  answer: z.object({ key: z.string(), provider: z.enum(PAYMENT_PROVIDERS) }),
})

/** What the provider collects; the amount is paise here, as the provider has it. */
export const paymentOrder = z.object({ id: z.string(), amount: z.int().positive(), currency: z.literal('INR') })
export type PaymentOrder = z.output<typeof paymentOrder>

/** What the provider's dialog hands over after a payment; the signature proves that it comes from there. */
export const paymentResult = z.object({
  razorpay_order_id: z.string().min(1).max(100),
  razorpay_payment_id: z.string().min(1).max(100),
  razorpay_signature: z.string().min(1).max(200),
})
export type PaymentResult = z.output<typeof paymentResult>

export const OUTCOMES = ['success', 'failure'] as const

export const sandboxPayCall = endpoint('sandboxPay', 'POST', '/api/sandbox/payments/:paymentOrderId/pay', {
  who: 'useAccount',
  summary: 'The sandbox bank: pays a payment order, or lets the payment fail. Only without a real provider.',
  input: z.object({ paymentOrderId: z.string().max(100), outcome: z.enum(OUTCOMES) }),
  answer: paymentResult,
  failures: [paymentFailures.unknownPayment, paymentFailures.paidAlready],
})

export const paymentEventCall = endpoint('paymentEvent', 'POST', '/api/webhooks/payments', {
  who: 'anyone',
  summary: 'An event of the payment provider, proven by its signature over the raw body.',
  input: z.object({}),
  answer: z.object({}),
  failures: [paymentFailures.badSignature, paymentFailures.providerAway],
})
