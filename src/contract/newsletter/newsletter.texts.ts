export const newsletterTexts = {
  badEmail: 'Please enter a valid email address.',
  failed: '⚠️ Error subscribing. Please try again.',
  done: 'Thank you. You are on the list.',
}
