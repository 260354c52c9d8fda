export const orderTexts = {
  cancelled: 'Your order has been cancelled. The refund is on its way.',
  cancelFailed: '❌ Failed to cancel the order. Please try again.',
  cancelError: '⚠️ An error occurred. Please try again.',
} as const
