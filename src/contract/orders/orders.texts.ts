import { texts } from '#contract/platform/t.ts'

export const orderTexts = texts({
  test: 'This is a test order: no real money was paid, and nothing will be sent.',
  cancelled: 'Your order is cancelled. We’re processing your refund.',
  cancelRequested: 'We’re asking the courier to stop your parcel. We’ll email you as soon as they confirm.',
  cancelFailed: '❌ Failed to cancel the order. Please try again.',
  cancelError: '⚠️ An error occurred. Please try again.',
  /** By how far the refund is. */
  refund: texts({
    due: 'We’re processing your refund of {amount}. It will go back to the card, bank account or UPI ID you paid with.',
    requested: 'Your refund of {amount} is on its way. It should reach you in 5 to 7 working days.',
    done: 'We’ve refunded {amount}. It should reach you in 5 to 7 working days.',
    failed:
      'Your refund of {amount} is taking longer than usual. We’re on it and will email you when it’s done. You don’t need to do anything.',
  }),
})
