/** How long the link in the first mail works. */
export const CONFIRM_WITHIN_DAYS = 7

export const newsletterTexts = {
  badEmail: 'Please enter a valid email address.',
  failed: '⚠️ Error subscribing. Please try again.',
  done: 'Almost there: open the link in the mail we have just sent you.',
  tooMany: 'Too many addresses from here. Please try again in an hour.',
  confirmed: 'You are on the list. The next letter comes to you.',
  unsubscribed: 'You are off the list. No more letters go to this address.',
  linkFailed: 'That did not work. Please try again.',
  badLink: 'This link is not complete or too old.',
}
