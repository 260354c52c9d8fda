export const reviewTexts = {
  thanks: 'Thank you for your review.',
}
