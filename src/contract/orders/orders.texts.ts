export const orderTexts = {
  cancelled: 'Your order has been cancelled. The refund is on its way.',
  cancelRequested: 'We are asking the courier to stop your parcel and will mail you as soon as that is certain.',
  cancelFailed: '❌ Failed to cancel the order. Please try again.',
  cancelError: '⚠️ An error occurred. Please try again.',
} as const
