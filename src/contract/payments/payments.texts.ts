import { texts } from '#contract/platform/t.ts'

/** What the payment screen says, step by step. */
export const paymentTexts = texts({
  verified: 'Payment verified – creating order…',
  placed: 'Order placed! Redirecting…',
  orderFailed: 'Order failed: {reason}',
  cancelled: 'Payment Cancelled! Please try again.',
  failed: 'Payment Failed! Please try again.',
  error: 'Payment Error. Please try again.',
  notVerified: 'Payment verification failed.',
  unexpected: 'Unexpected error while placing order.',
})
