export const reviewTexts = {
  placeholder: 'Write your review...',
  published: 'Thank you. Your review is published.',
  mustLogIn: 'Please log in to publish your review.',
  kept: 'What you wrote is kept and will be here when you come back.',
}
