export const orderTexts = {
  cancelled: 'Your order has been cancelled. We are starting the refund.',
  cancelRequested: 'We are asking the courier to stop your parcel and will mail you as soon as that is certain.',
  cancelFailed: '❌ Failed to cancel the order. Please try again.',
  cancelError: '⚠️ An error occurred. Please try again.',
  /** By how far the refund is. */
  refund: {
    due: 'We are starting your refund of {amount}. It goes back to the card, account or UPI address that paid.',
    requested: 'Your refund of {amount} is on its way. Your bank shows it after 5 to 7 working days.',
    done: 'We have paid back {amount}. Your bank shows it after 5 to 7 working days.',
    failed:
      'Your refund of {amount} is taking longer than usual. We are on it and write to you as soon as it is made. You do not need to do anything.',
  },
} as const
